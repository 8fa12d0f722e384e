import { useAccountList } from "@/components/layout/use-account-list";

/** The texts that the own staff keeps to answer with. */
export const useReadyAnswers = () =>
	useAccountList(["ready answers"], (api) =>
		api.get("/api/operator/conversation/ready-answer/list"),
	);
