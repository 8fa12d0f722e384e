"use client";

import { useLocale, useTranslations } from "next-intl";
import { useTrying } from "@/components/layout/use-trying";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { browserApi } from "@/lib/api/browser";

interface InvitationProps {
	/** The name of who sent the link. */
	owner: string;
	token: string;
	onJoin: () => Promise<unknown>;
}

/** Before one's name is shown to others. */
export function Invitation({ owner, token, onJoin }: InvitationProps) {
	const t = useTranslations("sharedBasket");
	const api = browserApi(useLocale());
	const { isBusy, trying } = useTrying(t("failed"), () => {});
	const join = () =>
		trying(async () => {
			await api.post("/api/front/shared-basket/join", { body: { token } });
			await onJoin();
		});
	return (
		<EmptyState
			picture="/pictures/empty-list.webp"
			title={t("join.title", { name: owner })}
			detail={t("join.detail")}
		>
			<Button kind="primary" aria-busy={isBusy} onClick={() => void join()}>
				{t("join.yes")}
			</Button>
		</EmptyState>
	);
}
