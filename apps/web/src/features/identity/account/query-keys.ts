export const sessionsKey = ["signed-in-places"];

export const waysInKey = ["ways-in"];
