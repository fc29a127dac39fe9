import type { Phrasings } from "../../understanding/phrasings.ts";

export const phrasings: Phrasings = {
  ofThemes: {
    anger:
      "calming down when he is furious; what to do with big temper outbursts; she explodes over tiny things; he goes from zero to a hundred and slams every door in the house; big feelings like rage and what to do with them; punching pillows instead of people when mad; keeping cool when things go wrong; he screams until he is purple; he throws things across the room when he's mad; tantrums; help Lily calm down when shes furious; what to do instead of screaming when things dont go her way; manageing big outbursts of rage",
    jealousy:
      "feeling envious of her cousin's toys; he can't stand it when we hug the baby; green with envy when her sister gets a birthday present; thinks we love the baby more than him; why her and not me; always comparing his slice with his brother's; wants us all to himself; she can't stand it when I cuddle another child; he's always envious of what his cousin has; my son gets jelous; not wanting everything her friend gets for her birthday",
    dark: "wants the hallway lamp on all night; scared when the lights go out; not afraid of the drak; needs a nightlight because of shadows on the wall; insists on the door being open a crack at night; ghosts in the closet; scared of the dark; Noah won't go upstairs unless every light is on; sleep without the night light; \"mummy there's a shadow in the corner\" - being ok when the lights are off; not be afriad when the lamp goes out",
    shyness:
      "hides behind my legs when people say hello; speaking up in front of grown-ups; goes quiet at parties and won't join in; glued to me at birthday parties; doesn't say a word around my mother in law; joining in at circle time; I want her to be less shy; he hides behind my legs whenever someone talks to him; tiimid kid; to speak up in circle time instead of whispering",
    losing:
      "board games always end in tears; being a good sport; flips the board when I win at snakes and ladders; cries unless he is first; when his cousin beats him at chess; he screams when he loses at board games; being a good loser; bad sport at snakes an ladders; it's ok not to win",
    sadness:
      "it is alright to cry; feeling blue sometimes; having a down day and that tears are fine; lost her favorite teddy and weeps; having a good cry; it's ok to cry; my little girl has been feeling realy down; feeling blue and how to cheer up again; what can you do when your sad",
    worries:
      "tummy full of butterflies before every new thing; she overthinks everything at night and frets; what if questions that never stop, anxious about everything; frets about everything at bedtime; knots in her stomach before school; she frets about everything; anxeity; what if what if what if - he always imagines the worst; my 7 year old has butterflies in her tummy about everything, help her worry less",
    nightmares:
      "monsters in her dreams; wakes up screaming from bad dreams; woke up from a scary dream about a wolf; being chased by a monster in his sleep; getting back to sleep after a bad dream; bad dreams; wakes up crying at 3am because of a scary dream; she dreams of monsters every night; nightmears",
    parting:
      "clings to me at the daycare door; mommy goes to work and comes back; sobs when I drop her off in the morning; missing papa while he is on a business trip; doesn't want to stay with the nanny; when mommy leaves for a work trip; separation anxiety at drop off; clings to me at the nursery gate and won't let go; saying bye to daddy in the morning without tears; \"don't go mama\" every single morning at daycare",
    "naming-feelings":
      "putting words to emotions; how do I feel today?; happy, sad, cross, scared: knowing which is which; saying if you're happy or cross; emotion vocabulary; emotions; putting words to what he feels; reconise when she is happy, sad, cross or scared; he can't tell me how he feels inside",
    hitting:
      "keep your hands to yourself; he slaps his little sister; no more kicking the other kids; when he gets cross he thumps the other boys at nursery; gentle hands with the baby; raises his hand at me; scratched a friend; fistfights at recess; she lashes out with her fists; not hitting my brother; he smacks other kids at the playground; gentle hands; stop kiking and punching; my toddler slaps grandma when she says no",
    biting:
      "she sinks her teeth into playmates; we don't bite people; chomping on his cousin's arm; my daughter bites at playgroup; teeth marks on his brother's arm; she bit a boy at nursery again; stop bitting friends; teeth are for food not for people; my two-and-a-half-year-old chomps on other kids' arms",
    sharing:
      "letting others play with her dolls; everything is mine mine mine; give half of your cookies to your friend; grabs the ball and won't let anyone else have it; fighting over one toy truck; letting his brother have a ride on his bike; one candy for each of us; sharing toys; \"mine!!\" he won't let anybody touch his cars; be more genrous with her dolls; let little sister play with your stuff too; sharring",
    turns:
      "one after the other, not all at once; cutting in line at the water fountain; interrupts and wants to go first every time; wants to play before everybody else; letting friends finish speaking; waiting in line for the swing; waiting for your go on the slide; taking turns; he always pushes in to be first in the queue; one at a time on the swing, then it's Mia's go",
    truth:
      "he makes up stories when he broke something; owning up instead of fibbing; no lies please; blames the dog for the broken vase; caught him in a lie about the chocolate; says it wasn't him; hides what she did wrong; took money from my purse and didn't tell; stop lying; my son tells fibs about everything; honsty; she broke the vase and blamed the cat, I'd like her to own up; tell the thruth even when its hard",
    tidying:
      "picking up blocks after playtime; her room is a pigsty; putting toys back in the box; legos all over the floor and nobody picks them up; you can't see the floor of his bedroom; a place for everything; clean up your room; Amelia's bedroom is a tip; putting toys back in the box after playing; pick up the lego!!; he never tidys up after himself",
    screens:
      "less ipad more outside; turning off cartoons without a meltdown; addicted to youtube; tantrums when I take away the phone; just one more episode of paw patrol; begs for my phone in restaurants; limiting the xbox; cartoons from morning to night; to much ipad; screen time; he has a meltdown every time I switch the telly off; less youtube more playing outside; how to stop gaming on the tablet when the timer rings",
    manners:
      "please and thank you; table manners at grandma's; saying hello politely; chewing with his mouth open; magic words when you want something; never says hello to neighbors; eating neatly; asking nicely; saying pleese and thankyou; be polite with grandparents; he never says hello to the neighbours; good table manners at grandma's",
    listening:
      "doing what mom says the first time; ignores us when we call him; pay attention when someone speaks; I have to say everything ten times; pretends not to hear; does whatever he likes; you have to shout before he comes; she never does what she's told; listen the first time; I have to repeat everything ten times; doesn't pay attention to his teacher's instructions; obeying mum and dad",
    apologizing:
      "how to say sorry and mean it; making up after being unkind; never admits he was wrong and refuses to say sorry to his friend; putting it right after you upset a friend; a sincere sorry; saying sorry; he refuses to appologise even when he knows he was wrong; how to make up for it when you hurt someone; sorry and mean it",
    "kind-words":
      'he says mean stuff like stupid; swearing and potty mouth; talks back rudely and uses bad language; hurtful words to his sister; calls people dumb; talks like a sailor; no name calling; my son has started swearing; she says "you\'re stupid" to everyone; use nice words not mean ones',
    teeth:
      "brush twice a day; fights the toothbrush every evening; cavities and sugar bugs; his gums hurt if we do not clean his molars; up and down, two minutes morning and night; pearly whites; brushing teeths; toothbrush battles every evening; why do we need tooth paste twice a day; no cavities please!",
    dentist:
      "first checkup of her teeth with dr. lee in the big chair; scared of the dentist's drill; opening wide so that somebody can look at her wobbly tooth, dental visit; the chair that goes back and the mirror in your mouth; getting a cavity fixed; first dentist visit; getting a filling next week and he's terrified; opening her mouth wide in the big chair for the checkup; dentits appointment tomorrow",
    doctor:
      "getting a shot at the pediatrician; vaccination tomorrow; he panics when the nurse listens to his chest; her four year checkup and the stethoscope; needles scare him, flu jab on friday; white coats frighten her; swallowing his cough syrup; the pediatrician's office; scared of shots; vacination; going to the pediatrition; hates it when the GP listens to his chest and looks in his ears",
    handwashing:
      "soap on your hands before dinner; washing hands after the toilet; scrubbing grubby fingers before we eat; muddy fingers before supper; soap and water; wash hands before eating; soap and water after the toilet; my son always comes to the table with filthy hands; wash your hands properly, 20 seconds",
    vegetables:
      "won't eat anything green; trying broccoli; picky eater at dinner; spits out peas and carrots; only wants nuggets and fries, no salad; pushes spinach around the plate; learning to like soup; take one bite before saying no; eat your greens; picky eatter; he only eats plain pasta and chicken nuggets; I'd love my granddaughter to try brocoli; healthy eating",
    "own-bed":
      "sleeping alone in her room; he crawls into our bed every night; staying in his big boy bed; comes in to us at 2 am and wants to sleep between us; calls for papa and ends up in our room; all night in her own bed; sleeping in her own bed; he comes into our bed every single night; we are co-sleeping and want him to move to his own room; staying in your big kid bed till morning",
    bedtime:
      "going to sleep without a fight; winding down in the evening; never wants to go to bed; stalling at night, one more drink, one more story; evening circus before lights out; closing your eyes and drifting off; going to sleep; bed time is a fight evry night; she keeps getting up for one more glass of water, one more story; wind down and lights out at 8; he's never tired and doesnt want to go to bed",
    potty:
      "out of diapers; tell us when you need to pee; poo goes in the toilet; has accidents in his pants at preschool; wetting the bed; no more diaper at night; sitting on the toilet; holding her pee; potty training; get rid of nappies; he's 3 and still poos in his diaper; go to the toilet like a big girl; telling us when she needs to pee",
    bath: "hates getting in the tub; scared of the shower water on her head; shampoo in the eyes, screams when we wash him; fears the shower hose; water in his ears in the tub; bath time; he hates getting in the tub; getting shampoo in the eyes is the end of the world, washing hair; shower without crying",
    allergies:
      "cannot have peanuts; carries an epipen; why he can't eat eggs like his friends; gets hives from strawberries; reads labels because of peanuts; no cow's milk or he gets a rash; peanut allergy; my daughter is allergic to milk and has to say no to cake at parties; why can't I eat what the others eat, I have celiac",
    dressing:
      "putting on his own jacket; tying shoelaces by herself; zippers and buttons; won't put on her shoes and coat, takes forever in the morning; pulling on her sweater without help; buttoning a shirt; put on own shoes; getting dressed by himself in the morning; tie shoe laces; buttons and zippers all by herself",
    germs:
      "cover your mouth when you cough; why we stay home with a cold; how viruses make us sneeze; used tissues go in the trash; catching the flu; cough into your elbow; catching colds; how do bugs and viruses spread; blowing his nose and using a tissue when he sneezes",
    glasses:
      "got her first pair of spectacles; wearing an eye patch; feels embarrassed about needing to wear them to see the blackboard, new glasses; hates his specs; going to the optician; getting glasses; she's embarassed about wearing her new specs; needs to wear an eye patch and frames at kindergarten",
    hair: "cries at the barber; brushing tangles out; first haircut; lice combing drama; howls when I comb it; getting bangs cut; haircut; brushing her tangly hair is a nightmare; first time at the barber, scared of the clippers; Zoe runs away when I come with the comb",
    pacifier:
      "giving up the pacifier; saying bye bye to her dummy; he is three and still sleeps with a binky; no more paci during the day; weaning off the soother; the dummy fairy; can't fall asleep without his pacifier; my daughter talks with the dummy in her mouth; getting rid of the pacifer; Leo's too old for a binky now, he only needs it for naps",
    "thumb-sucking":
      "stop sucking her thumb; he still sucks his thumb at four; thumb sucking at bedtime; the thumb goes in his mouth whenever he's tired; our daughter is a thumb sucker; how to help him quit sucking his thumb; sucks two fingers to fall asleep; no more thumb in mouth; thumbsucking; Ella's front teeth stick out because she sucks her thumb",
    school:
      "starting kindergarten; first day in first grade; nervous about the new teacher; big school in september, will she like it; the jump to elementary school; worried he won't know anyone in september at school; starting class 1; first day of school; starting kindergarden in September; she begins reception after the holidays and is a bit nervous; getting ready for year 1; new school next week, new teacher",
    sibling:
      "becoming a big brother; new baby sister soon; jealous no, excited yes: a little brother is on the way; getting the house ready for the baby; she will be the eldest; new baby; Oliver becoming a big brother; mommy has a baby in her belly; we just had twins and our eldest doesn't want them here; prepare him for his little sisters arrival",
    moving:
      "we are changing houses; new house in another city; leaving our old home; boxes everywhere, we leave for Boston in june; new bedroom in a new apartment; leaving the village; moving house; we are relocating to another city and he doesn't want to leave his room; new apartment; leaving our old home behind",
    swimming:
      "putting his face under water in the pool; learning to float and paddle; afraid to jump in at the deep end without armbands; won't get in the pool; learning breaststroke; learn to swim; swim lessons; wants to take off the armbands; putting her face under water at the pool without fear",
    "new-friend":
      "finding someone to play with at recess; how to make friends; making pals in the new class; lonely since we came here and looking for a buddy; always plays on his own and would like a friend; asking others to play; making friends; he doesn't know how to ask other kids to play; find a buddy in her new class; I'd like my son to have more freinds",
    travelling:
      "flying on a plane for the first time; long car ride to the coast; packing for a trip; airport security and a long flight to india; sleeper train for the first time; holidays in another country; first time on an airplane; long car ride to grandma in Scotland; going on vaccation abroad; are we there yet? train journey",
    bicycle:
      "taking off the training wheels; learning to ride a bike; two wheeler without stabilizers, wobbling; pedaling without falling; bike riding; ride a bike; no more training wheels; Priya wants to learn to cycle; fell off his scooter bike once and now won't get back on the pedals",
    sleepover:
      "first night at a friend's house; staying overnight with grandma; pajama party at Mia's, first time away overnight; sleeps over at her cousin's this weekend; a night at the grandparents; first night at grandma's without us; sleeping at a friend's house; slumber party; she wants to stay the night at her cousins but always calls us to fetch her",
    pet: "feeding our new puppy every day; getting a kitten; how to look after a hamster; begging for a dog, what it takes to care for one; walking the dog and cleaning the litter box; a bunny at home; getting a puppy; were adopting a kitten; feeding and walking the dog; he begs for a hamster, wants to know what it takes",
    "loose-tooth":
      "losing his first tooth; his front tooth is wobbly and he keeps wiggling it; the tooth fairy is coming tonight, her first tooth fell out; scared because a tooth is loose; milk teeth falling out; a wiggly tooth at last; what happens when baby teeth come out; loosing a tooth; toothless smile; when grown-up teeth push the little ones out; Ruby lost a tooth at lunch and cried about the gap",
    road: "look left and right before you cross; traffic lights and crosswalks; running into the street; holding hands in the parking lot, cars are fast; stay on the sidewalk; the little green man; crossing the street; look left and right before crossing; he runs out between parked cars; traffic lights and zebra crossings",
    strangers:
      "never go off with someone you don't know; a man offers candy in the park; someone he doesn't know asks him to come along to see puppies; not getting into someone's car; saying no to candy in the street; dont go with strangers; what to do if someone you don't know offers you candy; she talks to anybody at the park and would walk off with them; stranger danger",
    touch:
      "saying no to a hug; private parts are private; nobody may tickle me if I don't want it; good secrets and bad secrets, body autonomy; nobody touches my private parts; saying stop when an adult insists on a kiss; my body belongs to me; consent; saying no to hugs she doesn't want; privat parts and who can see them",
    water:
      "don't go near the river alone; pool safety; lake without a grown up is dangerous; drowning is silent, stay where I can see you at the beach; never by the pool without an adult; waves that are too strong; staying safe near the pond; dont go near the pool without a grown up; we live next to a river, worried he falls in; drowning prevention",
    fire: "hot stove, don't touch; what to do if the house burns; stop drop and roll; the hot plate burns; get out fast and call the firefighters; don't play with matches; the stove is hot; not touching the oven; candles and lighters are not toys",
    "getting-lost":
      "what if you can't find mommy in the store; lost at the mall; knowing our phone number if we get separated in a crowd; he wandered off at the market; stay close in crowds; what to do if you get lost in the supermarket; he wanders off in crowds; stay close to me at the fair so I don't lose you; couldn't find mum at the mall",
    "seat-belt":
      "he wriggles out of his car seat; unbuckles himself while I'm driving; click goes the belt; strapped in the car; buckle up; fights me every time I strap him in the car seat; allways wear your seatbelt",
    counting:
      "numbers up to twenty; 1 2 3 4 5; skips 13 when she says her numbers; counting his fingers; from one to ten; count to 10; numbers 1 to 20; how many apples are there; my 4yo skips seven every time she counts",
    shapes:
      "triangles and squares; what is a circle; naming a hexagon, an oval and a rectangle; round, square, triangle; recognizing shapes; circel square triangel; shapes; geometry for preschoolers; what's the diffrence between a square and a rectangle",
    colours:
      "red, blue and yellow; mixing paint to get green; primary colors; mixes up purple and pink; blue plus yellow makes green; learning color names; learn the colors; mixing blue and yellow makes green; he still mixes up red and green; primary colours",
    letters:
      "learning her ABCs; writing his own name; what letter does it start with; mixes up b and d when he writes; A, B, C; tracing letters; abc; alfabet; learning to write her name; knows which sound B makes and D makes, phonics",
    clock:
      "telling time; what is half past three; quarter past, o'clock and minutes; quarter past noon; reading a clock face; telling the time; big hand and little hand; what does half past mean; reading an analog watch",
    money:
      "saving his allowance; what do things cost; coins and piggy bank; wants to buy everything, that things cost something; paying with coins; pocket money; coins and notes; he thinks everything is free - saving up for a toy; money doesn't grow on trees",
    weekdays:
      "monday to sunday; which day comes after tuesday; is today saturday or sunday; today is wednesday and tomorrow is; the week; days of the week; monday tuesday wensday...; what comes after thursday? and yesterday, today, tomorrow",
    adding:
      "2 plus 2; simple sums; taking away apples, subtraction to ten; two and two make four; take away three marbles; plus and minus; simple sums up to 10; 2 + 3 = ?; additon and subtraction for first grade",
    "left-right":
      "which shoe goes on which foot; knowing left from right; puts shoes on the wrong feet; left hand, right hand; turning right; left and right; mixes up his right hand and his left hand; which is my left foot; knowing right from left",
    reading:
      "sounding out words; loves books but can't read yet; learning to read; reads slowly and is frustrated with books; reading a story by herself; putting syllables together; learn to read; he thinks books are boring, I want him to love them; reading on her own; my grandson strugles sounding out words in his reader",
    "water-cycle":
      "evaporation and clouds; puddles, steam and where the water goes when it dries; where does the water in the puddle go; the drop that rises to the sky; where does rain come from; evaporation and condensation; how water goes up to the clouds and comes down agian",
    moon: 'sometimes it is a banana in the sky, the moon\'s phases; is the moon always round; crescent moon; why does the moon change shape; phases of the moon; full moon, half moon, crescent; "why is the moon following us?"',
    photosynthesis:
      "how do plants make food; why are leaves green; fotosynthesis; sunlight, leaves and oxygen; a seed turns into a plant thanks to the sun; how leaves feed; how do plants make their food; why are leaves green and need sunlight; photosynthesis",
    seasons:
      "spring, summer, fall, winter; why do the leaves fall in autumn; why is it cold in winter and hot in summer; winter is coming; why days get shorter in fall; spring summer autumn winter; why do leaves fall in the fall; the four seasons; why is it cold in january and hot in july",
    volcanoes:
      "lava and eruptions; how does a volcano work; magma under the earth that bursts out of the mountain; mountains that spit fire; volcano; how does lava come out of a mountain; erruptions",
    dinosaurs:
      "t-rex and triceratops; fossils; brachiosaurus was taller than a house; diplodocus and velociraptor; t rex; dinosaurs; my boy is obsessed with triceratops and co; why did the dinos die out",
    planets:
      "the solar system; mars and saturn; how far away is jupiter; astronauts, rockets and what is out there in space; a trip into space; saturn and its rings; solar system; Mars, Jupiter and Saturn; which planet is closest to the sun; outer space",
    bees: "why bees matter; hive, queen and nectar; flowers and pollen; beekeeper; how is honey made; pollination; she's scared of bees, tell her why we need them; what happens inside a hive",
    recycling:
      "plastic goes in the right bin; taking care of our planet by throwing less away; sorting trash; throwing things in the right bin; less waste; which rubbish goes in which bin; reduce reuse recycle; where does our trash go; sorting plastic, paper and glass",
    magnets:
      "why does it stick to the fridge; magnetic north and south pole; metal things that attract each other; magnets and paper clips; magnets; why do things stick to the fridge door; north and south pole attract, what metal sticks and what doesn't",
    "food-origin":
      "from the farm to the table; how bread gets made from wheat; vegetables grow in a field before they get to the store; wheat turns into flour; who lays the eggs; where does milk come from; from the farm to the plate; how does bread get made, from wheat to loaf; he thinks carrots grow in the supermarket",
    body: "how our lungs breathe; blood, veins and the skeleton; what bones are for; your heartbeat; how the human body works; what does the heart do; bones and muscles; where does food go after I swallow it",
    "day-and-night":
      "why does the sun go down; the earth spins around; when it is morning here it is evening in australia; the earth turns; where does the sun sleep; why does it get dark in the evening; where does the sun go at night; day and night; the earth spins",
    butterflies:
      "what happens in a cocoon; from egg to butterfly; caterpillar to butterfly; metamorphosis; what is a chrysalis; hungry little caterpillers growing wings",
    weather:
      "thunder and lightning; wind and storms; what is snow made of; meteorology for little ones, hail and fog; why is there wind; the thunderstorm rumbles; thunder and lightening; why is it windy; clouds, snow, storms; what makes fog? she asks about the forecast every day",
    ocean:
      "whales and the deep sea; life in a coral reef; octopuses and sharks; turtles, jellyfish and the seabed; how fish live in the sea; sharks; life undr the sea; whales sharks and octopus; coral reef; what lives at the bottom of the ocean",
    animals:
      "what do lions eat; wild animals and where they live; bears hibernating; penguins, elephants and how they look after their babies; animal sounds; the wolf and its pups; being gentle with animals; he stamps on ants and snails; look after nature; protecting wildlife, hedgehogs and birds in our garden",
    senses:
      "touch, taste, smell, hear, see; eyes, ears, nose, tongue and skin; smelling, tasting, touching; our ears hear; the five senses; sight hearing smell taste touch; what do we have ears and noses for",
    rainbow:
      'where do rainbows come from; seven colors in the sky after rain; prism and all the colors in the light; seven colors of the bow in the sky; how is a rainbow made; why are there colours in the sky after the rain; "can I slide down the ranbow?"',
    gravity:
      "newton's apple; the ball always comes back down; why do things fall down; gravity; why don't people in australia fall off the earth",
    patience:
      "waiting without whining; good things take time; can't wait for christmas, asks every five minutes; are we there yet; waiting for his birthday; being pacient; he wants everything right now; waiting til Christmas; she interrupts me on the phone constantly and can't wait 2 minutes",
    courage:
      "being brave; daring to try the high slide; facing your fears; scared of everything new, I want him to dare more; going for it even though you are scared; going on stage bravely; not fearing new things; be brave; dare to go down the big slide; Mateo is scared of trying anything new; overcoming fears",
    kindness:
      "being nice to others; a good heart; caring for people who feel bad; including the kid nobody likes, being sweet to animals too; noticing how others feel; one kind deed a day; tender with little ones; being kind to others; empathy; I'd like him to notice when another child is upset and comfort them; be nice",
    curiosity:
      "asking why; wondering about the world; love of exploring; so many questions, keen to discover how stuff works; asking lots of questions; loves finding things out; asking questions; foster her curiosity; wanting to explore and discover how things work",
    perseverance:
      "never giving up; gives up after the first try; keep practicing until you can; throws the puzzle away when it gets hard; starting again when the tower falls; not stopping halfway; don't give up; if it doesn't work first time he throws in the towel; keep practising the piano even if it's hard; growth mindset, \"I can't do it YET\"",
    gratitude:
      "being thankful for what we have; he takes everything for granted; spoiled and never happy with her gifts; saying thanks for little things; always wants more toys; being thankful; never happy with his presents, always wants more; appreciate what we have",
    forgiveness:
      "letting go of a grudge; forgive your friend; holds on to hurt and won't make peace after a quarrel; has been mad at a friend for days; let bygones be bygones; forgiving a friend; she holds grudges for weeks; making peace after a fight with her bff, letting it go",
    teamwork:
      "building something as a team; cooperation; soccer team, passing the ball instead of going alone; many hands make it easier; everyone does their part; working together; he always has to do it alone, never lets the group help; cooperate with teammates at football",
    helping:
      "doing chores at home; lending a hand in the kitchen; setting the table; carrying the groceries with grandpa, pitching in; clearing the table; giving grandpa a hand in the garden; help around the house; chores; setting the table with mum; lend a hand to others",
    "asking-help":
      "asking for help; to ask for help when she is stuck; he won't ask the teacher when he doesn't understand; it's ok to need help; accepting help from others; she'd rather cry than ask somebody to help her; asking for help is brave; putting his hand up in class when he is stuck; askin for help; insists on doing it alone and never asks; knowing when to ask a grown-up for help",
    "self-confidence":
      "I can do it!; believing in himself; she thinks she is no good at anything; tells himself he is dumb and can't draw; feeling capable; doesn't dare try because he thinks he's bad at it; believe in yourself; \"I'm rubbish at everything\" he says; low self esteem; I want my daughter to be proud of who she is",
    differences:
      "a classmate in a wheelchair; people with other skin colors; we are all different; her friend has two mommies and another wears a hijab; a child who speaks another language; an autistic classmate; black skin and white skin; everyone is different and that's ok; a boy in her class is in a wheelchair; inclusion of kids with autism or down syndrome; why do people have different skin colors",
    responsibility:
      "looking after your own things; remembering his homework; being responsible; forgets to feed the fish and leaves his jacket everywhere; taking care of her school things; remembering her bag by herself; taking responsibility; keep track of his own things, he loses his jacket every week; doing homework without being asked; owning your mistakes",
    death:
      "grandpa passed away; what does dead mean; nana is not coming back, she died; uncle Joe's heart stopped and he is gone forever; where do people go after they die; going to auntie's funeral; my grandfather is no longer with us; talking about death; grandpa died; my mum passed away last week and I don't know how to explain it to my 5 year old; what hapens when someone dies; loss of a loved one; \"is nana in heaven now?\"",
    "pet-death":
      "the goldfish is dead; the hamster lay still in the cage this morning and we buried him; our old cat has left us, she died; the guinea pig died yesterday; our dog died; we had to put the cat to sleep; the goldfish was floating this morning and she's heartbroken; saying goodbye to our old rabbit who is dying",
    divorce:
      "mom and dad are splitting up; two homes now; daddy moved out; why dad lives somewhere else now and we see him on weekends; mom and dad don't love each other anymore; one week with dad, one week with mom; mum and dad are separating; two homes; his father is moving out; parents getting devorced",
    illness:
      "grandma has cancer; mommy is very sick; his brother has a chronic illness; granny is on chemo and lost her hair; dad has depression and is tired all the time; daddy has ms; his little sister is seriously ill; gran has cancer; mummy is sick and very tired because of chemo; daddy has depression; his sister is seriously ill",
    hospital:
      "tonsils operation next week; staying in hospital; surgery; getting an x-ray and a cast for the broken arm; he is going to have an operation; sleeping at the hospital without mommy; having her tonsils out; surgury; he has to stay in hospital for a week; Ella is going to have an operation on her heart, first night on the childrens ward",
    "left-out":
      'nobody wants to play with her; not invited to the party; the others exclude him; always picked last for teams; her friends ignore her; eats alone in the cafeteria; nobody wants to play with her at recess; being exluded; the girls said "you can\'t play with us"; not invited to the birthday party',
    bullying:
      "kids at school make fun of his ears; a bully takes his lunch; she gets teased every day; older boys shove her and call her fatso; a boy hits and insults him every day at school; being made fun of; they steal his lunch money; bullying; older boys pick on him at the bus stop; he gets teased every day because of his ears; standing up to mean kids; shes being bullied at school",
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
    "filing my tax return; saving for retirement; learn python; chess openings; quantum entanglement; becoming a famous youtuber; surprise me; asdfgh jkl; flumbertwick; mortgage rates; how to invest in crypto; wine tasting; whatever; idk; test; blah blah blah; getting a promotion at work; pass my driving test; lose weight after pregnancy; the french revolution; the offside rule in football; learn to speak Mandarin; general election and how parliament works; how a combustion engine works; stock market; marriage counselling for me and my husband; 123; how to play the ukulele; Excel spreadsheets; skincare routine; parallel universes; trigonometry; ancient Rome and the emperors; xxxxx; something funny; anything you like; Kubernetes deployment; best restaurants in Leeds; origami cranes; job interview tips",
  ],
};
