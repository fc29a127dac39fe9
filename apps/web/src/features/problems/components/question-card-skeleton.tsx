import Skeleton from "@mui/material/Skeleton";
import { QuestionAnswerCard } from "./question-answer-card.tsx";

/** The placeholder of a question card. */
export function QuestionCardSkeleton() {
  return (
    <QuestionAnswerCard
      isAnswered={false}
      question={
        <>
          <Skeleton variant="text" sx={{ width: "min(30rem, 90%)", typography: "h3" }} />
          <Skeleton variant="text" sx={{ width: "12rem", mt: 1 }} />
        </>
      }
      answer={<Skeleton variant="text" sx={{ width: "7rem", my: 1.25 }} />}
    />
  );
}
