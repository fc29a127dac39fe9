/** Files as people write them with Twine's story formats and with ink, for listeners to hear. */

export const harloweHouse = `:: StoryTitle
The Old House

:: StoryData
{
  "ifid": "9F187C0A-AE64-465A-8B13-B30BCE7FE8D1",
  "format": "Harlowe",
  "format-version": "3.3.9",
  "start": "At the door",
  "tag-colors": { "quiet": "blue" },
  "zoom": 1
}

:: UserStylesheet [stylesheet]
tw-story { background: ivory }

:: Ideas for later {"position":"900,100"}
A boat? A [[cellar->Nowhere]]?

:: At the door [quiet] {"position":"100,100"}
# The Old House
(text-style: "bold", "italic")[Knock, knock.] (align: "=><=")[Nobody answers.]
==>
<img src="door.png" alt="A door">
The door is ''open''.
<==

[[Go in->Hall]]
(link-goto: "Look through the window", "Window")

:: Hall {"position":"200,100"}
It is //dark//. Something squeaks.
---
* [[Climb the stairs->Attic]]
* [[Follow the squeak->Kitchen]]

:: Kitchen {"position":"300,100"}
A mouse is baking. (text-colour: red)["Stay for a bun?"]

[[Stay->Bun]]
[[Go back to the hall->Hall]]

:: Window {"position":"200,200"}
<p class="quiet">You see a light.</p>
[[Go in after all->Hall]]

:: Attic {"position":"300,200"}
A bat hangs there and says good night.

:: Bun {"position":"400,100"}
The bun is warm, and so are you.
`;

export const sugarCubeWalk = `:: StoryTitle
A Walk

:: StoryInit
<<set $coins to 3>>

:: Start
<<nobr>>The path /* to the lake */ splits.<</nobr>>
@@.loud;Left or right?@@

<<link "Take the left path" "Lake">><</link>>
<<button [[Take the right path|Hill]]>><</button>>

:: Lake
[img[lake.jpg]]
A duck swims by.
[[Hill]]

:: Hill
You can see far.
[[Sing|Song]]
[[Roll down|Meadow]]

:: Song
The hill sings back.

:: Meadow
Grass, grass, grass!
`;

export const inkCaves = `// A first try
TODO: more caves
-> cave_mouth

== cave_mouth ==
You stand before a cave. # tone: calm
+ [Take the east tunnel] -> east
+ [Take the west tunnel] -> west
* [Sit down]
  You sit. <>
  It is warm.
  * * [Hum a song] Hmm, hmm.
  * * [Sleep] Zzz.
  - - A bear comes out.
- "Good evening," says the bear.
-> DONE

= out
Nobody comes here.
-> END

== east ==
It is wet here.
+ [Go back] -> cave_mouth
+ [Go on] -> lake

== west ==
It is dry here.
-> lake

== lake ==
A lake, deep down.
-> END
`;
