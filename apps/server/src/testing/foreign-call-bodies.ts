/** Valid bodies, so that a call with foreign ids is refused for the ids alone. */
export const bookingTimes = {
  day: "2027-12-01",
  startTime: "14:00",
  endTime: "15:30",
  timeZone: "UTC",
};

export const requestFilter = { language: "Java", difficulty: null, part: null, days: "Weekends" };

export const bookingForm = {
  ...bookingTimes,
  questions: 3,
  company: "Acme",
  onCampus: "On Campus",
  difficulty: "Medium",
  language: "C++",
};

export const wishes = {
  childrens_info: [{ name: "Mallory", age: "7", interests: "maps" }],
  characters: [{ name: "Lila", role: "clockmaker", traits: "kind" }],
  learning_objectives: ["sharing toys"],
  story_language: "English",
};
