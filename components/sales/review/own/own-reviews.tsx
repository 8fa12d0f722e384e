"use client";

import { useTranslations } from "next-intl";
import { TabLinks } from "@/components/identity/user/tab-links";
import { usePageOf } from "@/components/identity/user/use-page-of";
import { PagedList } from "@/components/layout/paged-list";
import { useAccountList } from "@/components/layout/use-account-list";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import {
	accountPaths,
	type OwnReviewState,
	ownReviewStates,
} from "@/lib/routes/account-paths";
import { BoughtLine } from "./bought-line";
import { BoughtLines } from "./own-reviews-styles";

const perPage = 10;

// messages: review.own.tab.* review.own.empty.*

/** What waits for a word of the shopper's, and what has one. */
export function OwnReviews() {
	const t = useTranslations("review.own");
	const { tab, page } = usePageOf("state", ownReviewStates);
	return (
		<div className="stack cols-1 gap-x4">
			<TabLinks
				label={t("tabs")}
				current={tab}
				tabs={ownReviewStates.map((name) => ({
					name,
					word: t(`tab.${name}`),
					path: accountPaths.ownReviews(name),
				}))}
			/>
			<Lines state={tab} page={page} />
		</div>
	);
}

function Lines({ state, page }: { state: OwnReviewState; page: number }) {
	const answer = useAccountList(["reviews", state, page], (api) =>
		api.get("/api/front/order/reply/list", {
			query: { state, page, limit: perPage },
		}),
	);
	return (
		<PagedList
			answer={answer}
			height={98}
			empty={<Empty state={state} />}
			pathOf={(next) => accountPaths.ownReviews(state, next)}
		>
			{(list, isStale) => (
				<BoughtLines className="stack gap-x3" aria-busy={isStale}>
					{list.map((line) => (
						<BoughtLine key={line.lineId} line={line} />
					))}
				</BoughtLines>
			)}
		</PagedList>
	);
}

function Empty({ state }: { state: OwnReviewState }) {
	const t = useTranslations("review.own.empty");
	return (
		<EmptyState
			picture="/pictures/empty-list.webp"
			title={t(state)}
			detail={t("detail")}
		>
			<LinkButton kind="primary" href={accountPaths.orders()}>
				{t("orders")}
			</LinkButton>
		</EmptyState>
	);
}
