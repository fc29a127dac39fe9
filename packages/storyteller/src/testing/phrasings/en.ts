import type { Phrasings } from "./phrasings.ts";

export const englishPhrasings: Phrasings = {
  ofThemes: {
    anger:
      "calming down when he is furious; what to do with big temper outbursts; she explodes over tiny things; he goes from zero to a hundred and slams every door in the house; big feelings like rage and what to do with them; punching pillows instead of people when mad; keeping cool when things go wrong; he screams until he is purple",
    jealousy:
      "feeling envious of her cousin's toys; he can't stand it when we hug the baby; green with envy when her sister gets a birthday present; thinks we love the baby more than him; why her and not me; always comparing his slice with his brother's; wants us all to himself",
    dark: "wants the hallway lamp on all night; scared when the lights go out; not afraid of the drak; needs a nightlight because of shadows on the wall; insists on the door being open a crack at night; ghosts in the closet",
    shyness:
      "hides behind my legs when people say hello; speaking up in front of grown-ups; goes quiet at parties and won't join in; glued to me at birthday parties; doesn't say a word around my mother in law; joining in at circle time",
    losing:
      "board games always end in tears; being a good sport; flips the board when I win at snakes and ladders; cries unless he is first; when his cousin beats him at chess",
    sadness:
      "it is alright to cry; feeling blue sometimes; having a down day and that tears are fine; lost her favorite teddy and weeps; having a good cry",
    worries:
      "tummy full of butterflies before every new thing; she overthinks everything at night and frets; what if questions that never stop, anxious about everything; frets about everything at bedtime; knots in her stomach before school",
    nightmares:
      "monsters in her dreams; wakes up screaming from bad dreams; woke up from a scary dream about a wolf; being chased by a monster in his sleep; getting back to sleep after a bad dream",
    parting:
      "clings to me at the daycare door; mommy goes to work and comes back; sobs when I drop her off in the morning; missing papa while he is on a business trip; doesn't want to stay with the nanny; when mommy leaves for a work trip",
    "naming-feelings":
      "putting words to emotions; how do I feel today?; happy, sad, cross, scared: knowing which is which; saying if you're happy or cross; emotion vocabulary",
    hitting:
      "keep your hands to yourself; he slaps his little sister; no more kicking the other kids; when he gets cross he thumps the other boys at nursery; gentle hands with the baby; raises his hand at me; scratched a friend; fistfights at recess; she lashes out with her fists",
    biting:
      "she sinks her teeth into playmates; we don't bite people; chomping on his cousin's arm; my daughter bites at playgroup; teeth marks on his brother's arm",
    sharing:
      "letting others play with her dolls; everything is mine mine mine; give half of your cookies to your friend; grabs the ball and won't let anyone else have it; fighting over one toy truck; letting his brother have a ride on his bike; one candy for each of us",
    turns:
      "one after the other, not all at once; cutting in line at the water fountain; interrupts and wants to go first every time; wants to play before everybody else; letting friends finish speaking; waiting in line for the swing",
    truth:
      "he makes up stories when he broke something; owning up instead of fibbing; no lies please; blames the dog for the broken vase; caught him in a lie about the chocolate; says it wasn't him; hides what she did wrong; took money from my purse and didn't tell",
    tidying:
      "picking up blocks after playtime; her room is a pigsty; putting toys back in the box; legos all over the floor and nobody picks them up; you can't see the floor of his bedroom; a place for everything",
    screens:
      "less ipad more outside; turning off cartoons without a meltdown; addicted to youtube; tantrums when I take away the phone; just one more episode of paw patrol; begs for my phone in restaurants; limiting the xbox; cartoons from morning to night",
    manners:
      "please and thank you; table manners at grandma's; saying hello politely; chewing with his mouth open; magic words when you want something; never says hello to neighbors; eating neatly; asking nicely",
    listening:
      "doing what mom says the first time; ignores us when we call him; pay attention when someone speaks; I have to say everything ten times; pretends not to hear; does whatever he likes; you have to shout before he comes",
    apologizing:
      "how to say sorry and mean it; making up after being unkind; never admits he was wrong and refuses to say sorry to his friend; putting it right after you upset a friend; a sincere sorry",
    "kind-words":
      "he says mean stuff like stupid; swearing and potty mouth; talks back rudely and uses bad language; hurtful words to his sister; calls people dumb; talks like a sailor",
    teeth:
      "brush twice a day; fights the toothbrush every evening; cavities and sugar bugs; his gums hurt if we do not clean his molars; up and down, two minutes morning and night; pearly whites",
    dentist:
      "first checkup of her teeth with dr. lee in the big chair; scared of the dentist's drill; opening wide so that somebody can look at her wobbly tooth, dental visit; the chair that goes back and the mirror in your mouth; getting a cavity fixed",
    doctor:
      "getting a shot at the pediatrician; vaccination tomorrow; he panics when the nurse listens to his chest; her four year checkup and the stethoscope; needles scare him, flu jab on friday; white coats frighten her; swallowing his cough syrup; the pediatrician's office",
    handwashing:
      "soap on your hands before dinner; washing hands after the toilet; scrubbing grubby fingers before we eat; muddy fingers before supper; soap and water",
    vegetables:
      "won't eat anything green; trying broccoli; picky eater at dinner; spits out peas and carrots; only wants nuggets and fries, no salad; pushes spinach around the plate; learning to like soup; take one bite before saying no",
    "own-bed":
      "sleeping alone in her room; he crawls into our bed every night; staying in his big boy bed; comes in to us at 2 am and wants to sleep between us; calls for papa and ends up in our room; all night in her own bed",
    bedtime:
      "going to sleep without a fight; winding down in the evening; never wants to go to bed; stalling at night, one more drink, one more story; evening circus before lights out; closing your eyes and drifting off",
    potty:
      "out of diapers; tell us when you need to pee; poo goes in the toilet; has accidents in his pants at preschool; wetting the bed; no more diaper at night; sitting on the toilet; holding her pee",
    bath: "hates getting in the tub; scared of the shower water on her head; shampoo in the eyes, screams when we wash him; fears the shower hose; water in his ears in the tub",
    allergies:
      "cannot have peanuts; carries an epipen; why he can't eat eggs like his friends; gets hives from strawberries; reads labels because of peanuts; no cow's milk or he gets a rash",
    dressing:
      "putting on his own jacket; tying shoelaces by herself; zippers and buttons; won't put on her shoes and coat, takes forever in the morning; pulling on her sweater without help; buttoning a shirt",
    germs:
      "cover your mouth when you cough; why we stay home with a cold; how viruses make us sneeze; used tissues go in the trash; catching the flu",
    glasses:
      "got her first pair of spectacles; wearing an eye patch; feels embarrassed about needing to wear them to see the blackboard, new glasses; hates his specs; going to the optician",
    hair: "cries at the barber; brushing tangles out; first haircut; lice combing drama; howls when I comb it; getting bangs cut",
    school:
      "starting kindergarten; first day in first grade; nervous about the new teacher; big school in september, will she like it; the jump to elementary school; worried he won't know anyone in september at school; starting class 1",
    sibling:
      "becoming a big brother; new baby sister soon; jealous no, excited yes: a little brother is on the way; getting the house ready for the baby; she will be the eldest",
    moving:
      "we are changing houses; new house in another city; leaving our old home; boxes everywhere, we leave for Boston in june; new bedroom in a new apartment; leaving the village",
    swimming:
      "putting his face under water in the pool; learning to float and paddle; afraid to jump in at the deep end without armbands; won't get in the pool; learning breaststroke",
    "new-friend":
      "finding someone to play with at recess; how to make friends; making pals in the new class; lonely since we came here and looking for a buddy; always plays on his own and would like a friend; asking others to play",
    travelling:
      "flying on a plane for the first time; long car ride to the coast; packing for a trip; airport security and a long flight to india; sleeper train for the first time; holidays in another country",
    bicycle:
      "taking off the training wheels; learning to ride a bike; two wheeler without stabilizers, wobbling; pedaling without falling; bike riding",
    sleepover:
      "first night at a friend's house; staying overnight with grandma; pajama party at Mia's, first time away overnight; sleeps over at her cousin's this weekend; a night at the grandparents",
    pet: "feeding our new puppy every day; getting a kitten; how to look after a hamster; begging for a dog, what it takes to care for one; walking the dog and cleaning the litter box; a bunny at home",
    road: "look left and right before you cross; traffic lights and crosswalks; running into the street; holding hands in the parking lot, cars are fast; stay on the sidewalk; the little green man",
    strangers:
      "never go off with someone you don't know; a man offers candy in the park; someone he doesn't know asks him to come along to see puppies; not getting into someone's car; saying no to candy in the street",
    touch:
      "saying no to a hug; private parts are private; nobody may tickle me if I don't want it; good secrets and bad secrets, body autonomy; nobody touches my private parts; saying stop when an adult insists on a kiss",
    water:
      "don't go near the river alone; pool safety; lake without a grown up is dangerous; drowning is silent, stay where I can see you at the beach; never by the pool without an adult; waves that are too strong",
    fire: "hot stove, don't touch; what to do if the house burns; stop drop and roll; the hot plate burns; get out fast and call the firefighters",
    "getting-lost":
      "what if you can't find mommy in the store; lost at the mall; knowing our phone number if we get separated in a crowd; he wandered off at the market; stay close in crowds",
    "seat-belt":
      "he wriggles out of his car seat; unbuckles himself while I'm driving; click goes the belt; strapped in the car",
    counting:
      "numbers up to twenty; 1 2 3 4 5; skips 13 when she says her numbers; counting his fingers; from one to ten",
    shapes:
      "triangles and squares; what is a circle; naming a hexagon, an oval and a rectangle; round, square, triangle; recognizing shapes",
    colours:
      "red, blue and yellow; mixing paint to get green; primary colors; mixes up purple and pink; blue plus yellow makes green; learning color names",
    letters:
      "learning her ABCs; writing his own name; what letter does it start with; mixes up b and d when he writes; A, B, C; tracing letters",
    clock:
      "telling time; what is half past three; quarter past, o'clock and minutes; quarter past noon; reading a clock face",
    money:
      "saving his allowance; what do things cost; coins and piggy bank; wants to buy everything, that things cost something; paying with coins",
    weekdays:
      "monday to sunday; which day comes after tuesday; is today saturday or sunday; today is wednesday and tomorrow is; the week",
    adding:
      "2 plus 2; simple sums; taking away apples, subtraction to ten; two and two make four; take away three marbles",
    "left-right":
      "which shoe goes on which foot; knowing left from right; puts shoes on the wrong feet; left hand, right hand; turning right",
    reading:
      "sounding out words; loves books but can't read yet; learning to read; reads slowly and is frustrated with books; reading a story by herself; putting syllables together",
    "water-cycle":
      "evaporation and clouds; puddles, steam and where the water goes when it dries; where does the water in the puddle go; the drop that rises to the sky",
    moon: "sometimes it is a banana in the sky, the moon's phases; is the moon always round; crescent moon",
    photosynthesis:
      "how do plants make food; why are leaves green; fotosynthesis; sunlight, leaves and oxygen; a seed turns into a plant thanks to the sun; how leaves feed",
    seasons:
      "spring, summer, fall, winter; why do the leaves fall in autumn; why is it cold in winter and hot in summer; winter is coming; why days get shorter in fall",
    volcanoes:
      "lava and eruptions; how does a volcano work; magma under the earth that bursts out of the mountain; mountains that spit fire",
    dinosaurs:
      "t-rex and triceratops; fossils; brachiosaurus was taller than a house; diplodocus and velociraptor",
    planets:
      "the solar system; mars and saturn; how far away is jupiter; astronauts, rockets and what is out there in space; a trip into space; saturn and its rings",
    bees: "why bees matter; hive, queen and nectar; flowers and pollen; beekeeper",
    recycling:
      "plastic goes in the right bin; taking care of our planet by throwing less away; sorting trash; throwing things in the right bin; less waste",
    magnets:
      "why does it stick to the fridge; magnetic north and south pole; metal things that attract each other; magnets and paper clips",
    "food-origin":
      "from the farm to the table; how bread gets made from wheat; vegetables grow in a field before they get to the store; wheat turns into flour; who lays the eggs",
    body: "how our lungs breathe; blood, veins and the skeleton; what bones are for; your heartbeat",
    "day-and-night":
      "why does the sun go down; the earth spins around; when it is morning here it is evening in australia; the earth turns; where does the sun sleep",
    butterflies: "what happens in a cocoon; from egg to butterfly",
    weather:
      "thunder and lightning; wind and storms; what is snow made of; meteorology for little ones, hail and fog; why is there wind; the thunderstorm rumbles",
    ocean:
      "whales and the deep sea; life in a coral reef; octopuses and sharks; turtles, jellyfish and the seabed; how fish live in the sea; sharks",
    animals:
      "what do lions eat; wild animals and where they live; bears hibernating; penguins, elephants and how they look after their babies; animal sounds; the wolf and its pups",
    senses:
      "touch, taste, smell, hear, see; eyes, ears, nose, tongue and skin; smelling, tasting, touching; our ears hear",
    rainbow:
      "where do rainbows come from; seven colors in the sky after rain; prism and all the colors in the light; seven colors of the bow in the sky",
    gravity: "newton's apple; the ball always comes back down",
    patience:
      "waiting without whining; good things take time; can't wait for christmas, asks every five minutes; are we there yet; waiting for his birthday",
    courage:
      "being brave; daring to try the high slide; facing your fears; scared of everything new, I want him to dare more; going for it even though you are scared; going on stage bravely; not fearing new things",
    kindness:
      "being nice to others; a good heart; caring for people who feel bad; including the kid nobody likes, being sweet to animals too; noticing how others feel; one kind deed a day; tender with little ones",
    curiosity:
      "asking why; wondering about the world; love of exploring; so many questions, keen to discover how stuff works; asking lots of questions; loves finding things out",
    perseverance:
      "never giving up; gives up after the first try; keep practicing until you can; throws the puzzle away when it gets hard; starting again when the tower falls; not stopping halfway",
    gratitude:
      "being thankful for what we have; he takes everything for granted; spoiled and never happy with her gifts; saying thanks for little things; always wants more toys",
    forgiveness:
      "letting go of a grudge; forgive your friend; holds on to hurt and won't make peace after a quarrel; has been mad at a friend for days; let bygones be bygones",
    teamwork:
      "building something as a team; cooperation; soccer team, passing the ball instead of going alone; many hands make it easier; everyone does their part",
    helping:
      "doing chores at home; lending a hand in the kitchen; setting the table; carrying the groceries with grandpa, pitching in; clearing the table; giving grandpa a hand in the garden",
    "self-confidence":
      "I can do it!; believing in himself; she thinks she is no good at anything; tells himself he is dumb and can't draw; feeling capable; doesn't dare try because he thinks he's bad at it",
    differences:
      "a classmate in a wheelchair; people with other skin colors; we are all different; her friend has two mommies and another wears a hijab; a child who speaks another language; an autistic classmate; black skin and white skin",
    responsibility:
      "looking after your own things; remembering his homework; being responsible; forgets to feed the fish and leaves his jacket everywhere; taking care of her school things; remembering her bag by herself",
    death:
      "grandpa passed away; what does dead mean; nana is not coming back, she died; uncle Joe's heart stopped and he is gone forever; where do people go after they die; going to auntie's funeral; my grandfather is no longer with us; talking about death",
    "pet-death":
      "the goldfish is dead; the hamster lay still in the cage this morning and we buried him; our old cat has left us, she died; the guinea pig died yesterday",
    divorce:
      "mom and dad are splitting up; two homes now; daddy moved out; why dad lives somewhere else now and we see him on weekends; mom and dad don't love each other anymore; one week with dad, one week with mom",
    illness:
      "grandma has cancer; mommy is very sick; his brother has a chronic illness; granny is on chemo and lost her hair; dad has depression and is tired all the time; daddy has ms; his little sister is seriously ill",
    hospital:
      "tonsils operation next week; staying in hospital; surgery; getting an x-ray and a cast for the broken arm; he is going to have an operation; sleeping at the hospital without mommy",
    "left-out":
      "nobody wants to play with her; not invited to the party; the others exclude him; always picked last for teams; her friends ignore her; eats alone in the cafeteria",
    bullying:
      "kids at school make fun of his ears; a bully takes his lunch; she gets teased every day; older boys shove her and call her fatso; a boy hits and insults him every day at school; being made fun of; they steal his lunch money",
  },
  ofNone: [
    "retirement planning; quantum computers; baking sourdough; how to knit a scarf; our company values; learning the guitar; speaking Japanese; cryptocurrency",
    "my cousin's wedding; knights and castles; pirates; unicorn princesses; football tactics; ballet positions; light years from here; moonwalk dance moves",
    "bank robbers; road trip playlist; a magnetic smile; water skiing; fire truck sirens; tooth fairy; bus timetable; glass of wine",
    "star wars lego; body building; butterfly stroke world record; alphabet inc shares; the school board election; hospital drama series; doctor who; dentistry as a career",
    "selling our house at a profit; color of the year; a shape of you remix; bee gees songs; sharing economy; patience card game; planet hollywood; dinosaur chicken nuggets",
    "hair metal bands; clockwork orange; reading festival tickets; left wing politics; rainbow six siege; weather app design; ocean's eleven; senseless violence in movies",
    "Kafka; tax returns; asdf; ???; 12345 Main Street; my favourite; something nice; a story please",
    "with his brother; every day in the morning; for my son; anything; stuff about the garden shed; the history of railways; Roman emperors; how cars are built",
    "programming in python; cooking pasta; yoga; camping gear; fishing rods; soccer world cup; sewing machine; how the internet works",
    "wind turbines investment; photo albums; the mayor of our town; space tourism prices; police cars; ninja training; dragons; skateboard tricks",
    "drawing manga; opera; gold mining; chemistry olympiad; ancient Egypt; vikings; flags of the world; capital cities",
    "train stations; juggling; magic tricks; makeup tutorials; fashion; a bedtime snack recipe; the stock market; carburetors",
    "my grandmother's recipe for pierogi; how glass is blown; a bath bomb business; brothers grimm; the color purple novel; counting crows concert; clock tower architecture; shape shifting aliens",
    "honey moon in bali; weekday lunch menu; turn tables and vinyl; a new car; the playstation 5; bread maker settings; grand piano; watching the olympics",
    "knights of the round table; a fire truck; the eiffel tower; my uncle and his motorbike; the tooth fairy; japanese cooking; model trains; women's football",
    "making jewelry; a business trip to Berlin; reality tv; house prices; kings of England; figure skating; playing drums; the hundred years war",
    "a wizard; pancake recipe; the circus; industrial bakery; bedtime story; the weather channel; book club; dog food brands",
    "school board; water colors; mother's day card; counting house; apple pie; sunday roast; letter opener; road works",
    "color printer; left overs for dinner; hot dogs; bear market; sea shanties; star trek; dead line; sick beats",
    "time share; tooth pick; moon shine whiskey",
  ],
};
