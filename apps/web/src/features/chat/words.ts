/** The texts of the chat screens, besides the messages of the server's failures. */
import { LARGEST_IMAGE_BYTES, LONGEST_MESSAGE } from "@codetale/contract/chat";
import type { AccountRole } from "@codetale/contract/values";

const largestImage = `${LARGEST_IMAGE_BYTES / (1024 * 1024)} MB`;

/** The name of the screen that lists a person's own schedules. */
const ownSchedules: Record<AccountRole, string> = { user: "My Schedules", coder: "Home" };

export const words = {
  title: (name: string) => `Chat with ${name}`,
  reviewTitle: (name: string) => `Review with ${name}`,
  yourCoder: "Your coder",
  yourLearner: "Your learner",
  profileOf: (name: string) => `Profile of ${name}`,
  you: "You",

  loading: "Loading the conversation",
  loadFailed: "The conversation could not be loaded.",
  unknownTitle: "No conversation here",
  unknown:
    "This conversation does not exist, or it is between other people. A conversation opens when its test is started.",
  notOpenTitle: "Not opened yet",
  notOpen: "The conversation opens when the test is started. This page follows by itself.",
  chooseTitle: "Conversations",
  choose: "Choose a conversation.",
  noConversations: "You have no conversations yet.",
  noConversationsHint: "One opens with every test that is started.",
  moreConversations: "Show more",
  conversationsFailed: "The conversations could not be loaded.",
  unreadHeading: "Unread messages",
  nothingUnread: "You have read everything.",
  allConversations: "All conversations",

  ownSchedules,
  conversations: "Conversations",
  details: "Details",
  session: "Session",
  timeLeft: "Time left",
  runningOver: "Running over",
  leftOf: (minutes: number) => `left of ${minutes} ${minutes === 1 ? "minute" : "minutes"}`,
  overEnd: "past the planned end",
  sessionLine: (day: string, { company, language }: { company: string; language: string }) =>
    `${day} · ${company} · ${language}`,
  noMessages: "No messages yet",
  unread: (count: number) => `${count} unread`,

  log: (name: string) => `Conversation with ${name}`,
  empty: (name: string) => `Say hello to ${name}.`,
  emptyHint: "Code between lines of ``` is shown as code.",
  nothingSaid: "Nothing was said in this session.",
  newMessages: "New messages",
  unreadLine: "New",
  edited: "edited",
  deleted: "Message deleted",
  seen: "Seen",
  delivered: "Delivered",
  isHere: (name: string) => `${name} is here`,
  isTyping: "typing…",
  actions: (time: string) => `Actions for the message of ${time}`,
  reply: "Reply",
  edit: "Edit",
  delete: "Delete",
  replyingTo: (name: string) => `Reply to ${name}`,
  replyingToYourself: "Reply to yourself",
  noReply: "Do not reply to it",
  goToReplied: (name: string) => `Go to the message of ${name} that this answers`,
  editTitle: "Edit message",
  editLabel: "Text",
  save: "Save",
  cancel: "Cancel",
  deleteTitle: "Delete this message?",
  deleteText: (name: string) =>
    `It is gone for you and for ${name}. Both of you see that a message was deleted.`,
  away: "Connection lost. What you write is kept and sent when it is back.",
  image: "Image",
  ownImage: "Your image",
  imageFrom: (name: string) => `Image from ${name}`,
  openImage: (name: string, time: string) => `Open image from ${name}, ${time}`,
  imageBroken: "This image could not be loaded.",

  placeholder: "Write a message",
  composeHint: `Enter sends, Shift+Enter begins a new line. Images up to ${largestImage}.`,
  attachHint: `PNG, JPEG, WebP or GIF, up to ${largestImage}`,
  codeHint: "Enter begins a new line, Tab indents. Ctrl+Enter sends; Escape, then Tab leaves.",
  code: "Code",
  writeCode: "Write code",
  leaveCode: "Leave the code",
  attachedImages: "Attached images",
  removeImage: (number: number | null) =>
    number === null ? "Remove image" : `Remove image ${number}`,
  tooManyImages: (most: number) => `${most} images at a time. The others were not attached.`,
  dropHere: "Drop images to attach them",
  charactersLeft: (count: number) => `${count} of ${LONGEST_MESSAGE} characters left`,
  charactersTooMany: (count: number) =>
    `Too long by ${count} ${count === 1 ? "character" : "characters"}. The limit is ${LONGEST_MESSAGE}.`,

  contents: "Contents",
  searchTalk: "Search in this review",
  foundOf: (number: number, count: number) => `${number} of ${count}`,
  previousFound: "Previous match",
  nextFound: "Next match",
  reviewActions: "Copy, print or save",
  copyTalk: "Copy all",
  talkCopied: "Everything that was said is copied.",
  copyRefused: "The browser did not allow copying.",
  printTalk: "Print",
  saveHtml: "Save as HTML",
  saveJson: "Save as JSON",
  unsentTitle: "You had not sent this",
  unsentText: "It is kept on this device until you log out.",
  unsentRegion: "Not sent",
  discard: "Discard",

  completed: "Test Completed",
  completedText: "Nothing more can be written. Everything that was said stays here.",
  reviewText: "This is a review: nothing can be written here.",
  exitTitle: "Exit this test?",
  exitText: (name: string) =>
    `The test is then completed, for you and for ${name}. Nothing more can be written; both of you can review it at any time.`,
  exitUnsent: (count: number) =>
    count === 1
      ? "One message of yours is still on its way and would not be sent."
      : `${count} messages of yours are still on their way and would not be sent.`,
  stay: "Stay",
} as const;
