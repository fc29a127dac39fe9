/** English words for doing something, in the notation of `concepts-in.ts`. */
import type { ActionId } from "../../pictures/cards.ts";

export const actions: Readonly<Record<ActionId, string>> = {
  alone: "=alone =by_myself =by_yourself =by_herself =by_himself =on_my_own =on_your_own lonely",
  ask: "=ask =asks =asked =asking question =find_out =please =beg =may_we =may_i =can_we =can_i =wish_for",
  blow: "=blow =blows =blowing =blew =puff =puffs =puffing =exhale =huff =breathe_on =fog",
  bow: "=bow =bows =bowed =bowing curtsy curtsey =kneel",
  breathe: "breath =inhale =deep_breath =deep_breaths",
  build:
    "=build =builds =built =building construct =put_up =set_up =make_a_house stack =pile =piles =piling =make_something =make_your_own_thing =heap =heaps",
  call: "=call =calls =called =calling shout yell =cry_out =cries_out =call_out =ring_up =phone =holler scream =out_loud =call_for",
  carry:
    "carry carri =bring =brings =brought =bringing =fetch fetch =haul =deliver =pick_up =collect",
  clap: "=clap =claps clapp applau =applaud",
  climb: "climb =clamber =clambers =go_up =going_up =scramble",
  close:
    "=close_the =close_it =closes =closing =shut =shuts =shutting =lock =locks =zip =zipper =fasten =buckle buckl",
  compare:
    "compar =trade_places =weigh =check_which =match =matches =match_the =things_that_match =bigger =smaller",
  count:
    "=count =counts =counted =counting countdown =number_every =number_the =how_many =add_up =one_two_three",
  crawl:
    "crawl =creep =creeps =creeping =crept tiptoe =sneak =sneaks sneaking =on_all_fours =wriggle =squeeze_through =duck_under",
  cry: "=cry =cries =crying =cried tear weep =sob sobbing",
  cut: "=cut =cuts =cutting slice slicing chop =snap =snap_it =break =breaks =breaking =broke =break_it =split =splits =splitting divid =in_half =in_two =halve =halves =into_pieces =tear_it =saw =trim =snip",
  dance: "danc =waltz =twirl =twirls twirling",
  dig: "=dig =digs =digging =dug =shovel =burrow",
  dive: "=dive =dives =diving =dove_into =plunge =snorkel =go_under_water =underwater",
  draw: "=draw =draws =drawn =drawing =drawings =drew sketch =doodle =scribble =colour_in =color_in =trace",
  dream: "=dream =dreams dreaming imagin nightmare =in_our_heads =make_believe =pretend_that",
  drink: "=drink =drinks =drinking =drank =sip =sips =sipping =slurp =gulp =thirsty",
  eat: "=eat =eats =eating =ate =bite =bites =biting =chew =chews =munch =munching =crunch =nibble =gobble =lick =snack =snacks =feed =feeds =feeding =fed =breakfast =lunch =dinner =supper =hungry =picnic =meal",
  explain:
    "explain =teach =teaches =show_how =act_out =act_it_out =tell_why =describe =say_why =sound_it_out =reason =reasons",
  feel: "=feel =feels =feeling =feelings =felt =touch =touches =touching =in_the_body =head_to_toe",
  find: "=find =finds =finding =found discover =spot =spots =notice",
  fly: "=fly =flies =flying =flew =float_up =glide =gliding =soar =wing =wings =take_off",
  fold: "=fold =folds =folded =folding =roll_up =wrap =wraps =wrapped =wrapping =crease =bend",
  follow: "follow =track_the =track_those =track_a =chase =chasing =go_after =behind_them =trail",
  give: "=give =gives =giving =gave =hand_over =hand_out =hand_everything =offer =offers =offering =lend =lends =return_it =hand_it =hand_them =give_back =give_it_back =donate =leave_it_for =return =returns",
  "go-home":
    "=go_home =going_home =come_home =run_home =walk_home =head_home =back_home =way_home =return_home =bring_it_home =take_it_home =live_with =live_in",
  guess: "guess =riddle =maybe =wonder =wonder_why =what_if",
  hang: "=hang =hangs =hung =hanging =dangle =clothesline =pin_up =put_up_a",
  help: "=help =helps =helped =helping =rescue =save_the =save_him =save_her =save_them =assist =aid =lend_a_hand =support =fetch_a_grown-up",
  hide: "=hide =hides =hiding =hid hidden =crouch =crouches crouching =duck_down =hide_and_seek",
  "hold-hands":
    "=hold_hands =holding_hands =hold_paws =hold_hand =hold_your_hand =hold_his_hand =hold_her_hand =hold_my_hand =by_the_hand =hand_in_hand =hold_its_paw =hold_its_hand =holding_your_hand =take_a_hand =take_his_hand =take_her_hand =a_helping_hand =ring_of_legs =hold_hands_with =secret_squeeze =press_paws",
  hug: "=hug =hugs =hugged hugging cuddl =embrace =snuggle =open_both_arms =open_arms =kiss =comfort",
  invite:
    "invit =welcome =greet_the_guests =ask_to_join_us =ask_them_in =come_in =come_with =sit_with_us =call_everybody",
  "join-in":
    "=join =joins =joined =joining =join_in =to_join =come_along =play_too =ask_for_a_turn =go_in_together =can_i_play",
  jump: "=jump =jumps =jumped =jumping =hop =hops =hopped =hopping =leap =leaps =leaping =bounce bouncing =skip =skips =skipping =bumpy =bumps",
  knock: "knock =tap =taps =tapped =tapping =bang =bangs =banging =rap =pound =pounding =thump",
  laugh:
    "laugh =giggle =giggles giggling =joke =jokes =smile =smiles =smiling =smiled =funny =silly =chuckle =tickle =grin",
  learn:
    "=learn =learns =learned =learnt learning =practice =practise practising =practicing =study =lesson =get_better =try_again =train_hard =test =tests =experiment",
  lift: "=lift =lifts =lifted =lifting =raise =raises =heave =hoist =pick_it_up =hold_up =hold_it_up =pull_up",
  listen:
    "listen =hear =hears =heard hearing =sound =sounds =noise =noises =rumble =eavesdrop =silent =silence",
  look: "=look =looks =looked =looking =watch =watches =watching =see =sees =peek =peeks =peep =peer =stare =gaze =observe =inspect =examine =check =checks =study_the =explore =view =both_ways",
  measure: "measur =ruler =how_long =how_tall =how_big =how_high =biggest =largest =tallest",
  mend: "=mend =mends =mended =mending =fix =fixes =fixed =fixing =repair =repairs =repairing =glue =patch =make_it_whole",
  mix: "=mix =mixes =mixed =mixing =stir =stirs =stirring =blend =whisk =knead =bake =bakes =baking =cook_it =cook =cooks =cooking =make_dough =dough =grind =mash",
  open: "=open =opens =opened =opening unlock unwrap =uncover =peel",
  pack: "=pack =packs =packed =packing =put_in_the_bag =fill_the_bag =tidy_up =tidy =tidies =tidying =put_away =put_it_away =clean_up =clear_away =clear_the =store",
  plan: "=plan =plans =planned =planning =decide =think_ahead =agree =agrees =agree_on =make_a_plan =idea =ideas =choose =chooses =choosing =chose =strategy",
  plant: "=plant =plants =planted =planting =sow =sows =sowing =garden =gardens =gardening",
  play: "=play =plays =played =playing =game =games =toy =toys =pretend =playground =hopping_squares =hide_and_seek =act_it",
  point:
    "=point =points =pointed =pointing =show =shows =showing =showed =aim =over_there =this_way =that_way =finger =fingers",
  pour: "=pour =pours =poured =pouring =sprinkle sprinkl =spill =fill =fills =filling =spray =scatter =spread",
  promise: "promis =swear =vow =pinky =give_my_word",
  pull: "=pull =pulls =pulled =pulling =tug =tugs =tugging =drag =drags =dragging =tow =haul =yank",
  push: "=push =pushes =pushed =pushing =shove =press =presses =pressing =lean_on =lean_against =nudge",
  read: "=read =reads =reading =look_it_up =label =word_by_word",
  remember: "remember =remind =memory =memories =think_of =think_back =don't_forget =recall",
  rest: "=rest =rests =rested =resting =take_a_break =a_short_break =have_a_break =relax =lie_down =lie_back =lie =calm_down =lean_back =pause =take_it_easy",
  roll: "=roll =rolls =rolled =rolling =tumble =spin =spins =spinning =somersault",
  row: "=row =rows =rowing =rowed =row_out =row_with =row_along paddl =oar =oars",
  run: "=run =runs =ran =running =race =races =racing =hurry =hurries =rush =dash =sprint =escape =run_away =quickly =jog =flee =faster =right_away",
  say: "=say =says =said =saying =speak =speaks =speaking =spoke =repeat =repeats =say_it =in_words =word =words =sorry =apologize =apologise =thank =thanks =thank_you =answer =sentence =mumble",
  "say-no":
    "=say_no =saying_no =a_clear_no =no_thanks =refuse =no_very_loudly =say_stop =shake_your_head =don't_want =loud_stop",
  search:
    "search =look_for =looking_for =looks_for =seek =hunt =hunt_for =hunts =hunting =look_under =look_behind =look_between =look_inside =look_everywhere =investigate =clue =clues",
  sew: "=sew =sews =sewed =sewing =stitch =stitches =stitching =thread =knit =knitting =darn =embroider",
  "shake-hands":
    "=shake_hands =shaking_hands =handshake =make_peace =make_up_with =shake_paws =high_five =be_friends =make_friends",
  share:
    "=share =shares =shared =sharing =half_each =one_each =for_everyone =for_everybody =for_each_of",
  sing: "=sing =sings =sang =singing =song =songs =hum =hums =hummed =humming =lullaby =chant =chants =verse =verses =rhyme =carol =sing_along",
  sit: "=sit =sits =sat =sitting =sit_down =seat =seats =take_a_seat =on_her_lap",
  sleep:
    "=sleep =sleeps =slept =sleeping =asleep =sleepy =nap =napping =snore =bedtime =goodnight =good_night =to_bed =doze",
  slide: "=slide =slides =sliding =slid =slip =slips =slither =skate =skating =skid =glide_down",
  smell: "=smell =smells =smelled =smelling =sniff =sniffs =sniffing =scent =sniff_it",
  sneeze: "sneez =cough =coughs =achoo =atchoo",
  sort: "=sort =sorts =sorted =sorting =in_order =put_in_order =line_up =line_them =line_them_up =tidy_into =in_a_row =in_a_line =a_long_row =like_with_like =into_piles =pairs =match_the_pairs =arrange =organize =organise =separate =queue =stand_in_a_line =same_steps",
  squeeze: "=squeeze =squeezes =squeezing =squash =fist =fists =pinch =squish =grip =clench",
  stamp:
    "=stamp =stamps =stamping =stamp_it =stomp stomp =march =marches =marching =kick =kicks =kicking =tread",
  stand:
    "=stand =stands =stood =standing =stand_up =stand_still =stand_beside =stay_still =keep_still =freeze =don't_move =get_up",
  stop: "=stop =stops =stopped =stopping =halt =enough =step_back =steps_back =brake =quit =keep_back =red_light =plenty_of_room",
  stroke:
    "=stroke =strokes =stroking =pet_the =pet_it =pet_him =pet_her =pat =patting =gently =fondle =caress",
  swap: "=swap =swaps =swapped =swapping =trade =trades =trading =exchange =switch =instead =change_places =change =changes",
  sweep:
    "=sweep =sweeps =sweeping =swept =clean =cleans =cleaning =wipe =wipes =dust_it =dust_away =pick_up_the_trash =mop",
  swim: "=swim =swims =swimming =swam =paddle_about =float =floats =floating =splash_about",
  swing: "=swing =swings =swinging =swung =sway =rock_it",
  take: "=take =takes =took =taking =grab =grabs =pick =picks =picking =catch =catches =caught =keep =keeps =kept =hold =holds =holding =get_the =borrow =hold_on =accept =use",
  taste:
    "=taste =tastes =tasting =try_a_bite =tongue =tasty =yummy =delicious =flavour =flavor =dip_it",
  tell: "=tell =tells =telling =told =talk =talks =talking =talked =chat =news =confess =admit =report =the_truth",
  think:
    "=think =thinks =thinking =thought =thoughts =ponder =worry =worries =figure_out =problem =solve =invent =invents =make_up",
  throw:
    "=throw =throws =threw =throwing =toss =tosses =fling =hurl =drop_all =let_go =let_it_go =drop_them =lob",
  tie: "=tie =ties =tied =tying =knot =knots =bind =attach =hook_it =rope_together =weave =row_of_knots",
  together:
    "=together =all_at_once =everybody =everyone =with_friends =as_a_team =team =teamwork =all_of_us =at_the_same_time =company =family =partner =with_a_friend =friend =friends =with_us =side_by_side =stay_with =stay_near",
  turn: "=turn =turns_around =turned =turning =turn_around =rotate =turn_it =go_round =flip =twist =backwards =go_around =other_way",
  turns:
    "=take_turns =taking_turns =turns =in_turn =by_turns =your_turn =my_turn =a_turn =whose_turn =per_turn =one_after_another =one_at_a_time =one_by_one",
  visit: "=visit =visits =visited =visiting =drop_by =come_by =come_over =go_and_see =call_on",
  wait: "=wait =waits =waited =waiting =stay =stays =stayed =patient =patience =patiently =be_quiet =a_while =until =give_it_time =hush =a_bit_of_time =take_time",
  wake: "=wake =wakes =woke =waking =wake_up =awake =get_out_of_bed =rise",
  walk: "=walk =walks =walked =walking =go_slowly =stroll =hike =step =steps =wander =cross =crosses =crossing =go_on =go_over =move_close =go_a_small =small_steps =set_off =go_through =go_around =go =goes",
  wash: "=wash =washes =washed =washing =rinse =scrub =scrubbing =bathe =soapy =laundry =clean_hands =shower =heads_back =cool_water",
  water: "=water =watering =water_the =water_it =wet =watering_can =moisten",
  wave: "=wave_at =wave_to =wave =waving =waved =hello =hi =goodbye =good-bye =bye =greet =greets =greeting =good_morning =good_evening =wave_goodbye =say_hello =farewell",
  whisper: "whisper =quietly =murmur =in_a_low_voice =secret =secrets =very_softly",
  write: "=write =writes =wrote =writing =written =spell =mark =marks =sign_your =name_on",
};
