import { LONGEST_SEARCH } from "@codetale/contract/problems";
import { screenPaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { errorNumberOf } from "#lib/http/error-number";
import { useNavigate, useSearchParams } from "#lib/routing/navigation";
import { useSession } from "#lib/session/use-session";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { Page } from "#ui/layout/page";
import { SkeletonList } from "#ui/feedback/skeleton-list";
import { bankAddress, readBankView, type BankView } from "../bank-view.ts";
import { QuestionAnswerCard } from "../components/question-answer-card.tsx";
import { QuestionList } from "../components/question-list.tsx";
import { OwnQuestion } from "./own-question.tsx";
import { SearchField } from "#ui/forms/search-field";
import { problemsQuery } from "../queries.ts";
import { words } from "../words.ts";

/** The question bank; search and page number are parameters of the address. */
export function AllQuestionsPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = readBankView(params);

  return (
    <Page
      title={words.bankTitle}
      heading={words.bankHeading}
      intro={words.bankIntro}
      actions={
        <Button variant="contained" href={screenPaths.addQuestion}>
          {words.addTitle}
        </Button>
      }
    >
      <SearchField
        label={words.search}
        help={words.searchHint}
        longest={LONGEST_SEARCH}
        search={view.search}
        onSearch={(search) => void navigate(bankAddress({ search, page: 1 }), { replace: true })}
      />
      <Questions view={view} />
    </Page>
  );
}

function Questions({ view }: { view: BankView }) {
  const { session } = useSession();
  const { data, isPending, error, refetch, isPlaceholderData } = useQuery(problemsQuery(view));
  if (isPending) {
    return (
      <Box sx={{ mt: 3 }}>
        <SkeletonList label={words.loading}>
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
        </SkeletonList>
      </Box>
    );
  }
  return (
    <>
      {error && (
        <Box sx={{ mt: 3 }}>
          <FailureNotice
            number={errorNumberOf(error)}
            message={words.fetchFailed}
            onRetry={() => void refetch()}
          />
        </Box>
      )}
      {data && (
        <QuestionList
          view={view}
          problems={data.problems}
          total={data.total}
          uid={session?.uid}
          isStale={isPlaceholderData}
          actionsOf={(problem, nameId) => <OwnQuestion problem={problem} nameId={nameId} />}
        />
      )}
    </>
  );
}
