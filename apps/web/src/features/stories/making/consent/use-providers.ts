import { agreeToProvider, type Provider } from "@codetale/contract/stories/providers";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/http/api-client";
import { providersQuery, storyKeys } from "../../queries.ts";

/** The outside services that are used here, and whether the parent has agreed to each. */
export function useProviders() {
  const client = useQueryClient();
  const { data } = useQuery(providersQuery);
  const deciding = useMutation({
    mutationFn: ({ use, name, isAgreed }: Pick<Provider, "use" | "name"> & { isAgreed: boolean }) =>
      call(agreeToProvider, { body: { use, name, isAgreed } }),
    onSuccess: (decided) => {
      client.setQueryData(providersQuery.queryKey, decided);
      return client.invalidateQueries({ queryKey: storyKeys.lists });
    },
  });
  const providers = data?.providers ?? [];
  const model = providers.find(({ use }) => use === "language-model");
  return {
    providers,
    /** False until it is known. */
    mayUseModel: data !== undefined && model?.agreedAt !== null,
    hasOutsideVoice: providers.some(({ use }) => use === "voice"),
    deciding,
  };
}
