"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { useAccountList } from "@/components/layout/use-account-list";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { ConversationSummary } from "@/gateway/contract/care/conversation";
import { askedEveryMs, useStream } from "@/lib/message-stream/use-stream";
import {
	accountPaths,
	type ConversationPlace,
} from "@/lib/routes/account-paths";
import { unreadKey } from "@/lib/session/account-answers";
import { ConversationRow } from "./conversation-list";

const listEveryMs = 30_000;

interface OwnListProps {
	/** The one that is open. */
	place: ConversationPlace | undefined;
}

/** The own conversations, the latest first; a press brings those before them. */
export function OwnList({ place }: OwnListProps) {
	const t = useTranslations("conversation");
	const [pages, setPages] = useState(1);
	const { found, error, ask } = useOwnPage(undefined);
	if (!found)
		return error ? (
			<ListFault onRetry={() => void ask()} />
		) : (
			<ListSkeleton height={64} />
		);
	if (found.list.length === 0)
		return (
			<EmptyState picture="/pictures/empty-list.webp" title={t("empty")}>
				<LinkButton kind="primary" href={accountPaths.conversation({})}>
					{t("askShop")}
				</LinkButton>
			</EmptyState>
		);
	return (
		<ul aria-label={t("list")}>
			<Rows
				page={found}
				place={place}
				above={[]}
				pages={pages}
				onMore={() => setPages(pages + 1)}
			/>
		</ul>
	);
}

/** Those behind `from`, as the page before says it; the latest without it. */
function useOwnPage(from: string | undefined) {
	const isStreamed = useStream("shopper");
	return useAccountList(
		[unreadKey, "list", from],
		(api) => api.get("/api/front/conversation/list", { query: { from } }),
		{ refreshInterval: isStreamed ? askedEveryMs : listEveryMs },
	);
}

interface FurtherProps extends OwnListProps {
	/** Ids of those that stand above: one that was written to meanwhile has moved there. */
	above: readonly number[];
	/** How many pages are wanted, this one among them. */
	pages: number;
	onMore: () => void;
}

interface RowsProps extends FurtherProps {
	page: { list: ConversationSummary[]; next: string | null };
}

function Rows({ page: { list, next }, ...props }: RowsProps) {
	const { place, above, pages, onMore } = props;
	const t = useTranslations("conversation");
	const shown = list.filter(({ id }) => !above.includes(id));
	return (
		<>
			{shown.map((one) => (
				<ConversationRow
					key={one.id}
					conversation={one}
					name={one.merchant?.name ?? t("service")}
					href={accountPaths.conversation({ merId: one.merchant?.id })}
					isCurrent={place !== undefined && place.merId === one.merchant?.id}
				/>
			))}
			{next && pages > 1 && (
				<Further
					{...props}
					from={next}
					above={[...above, ...shown.map(({ id }) => id)]}
					pages={pages - 1}
				/>
			)}
			{next && pages === 1 && (
				<li className="pad-x4 text-centre">
					<button type="button" className="target as-link" onClick={onMore}>
						{t("more")}
					</button>
				</li>
			)}
		</>
	);
}

function Further({ from, ...props }: FurtherProps & { from: string }) {
	const { found, error, ask } = useOwnPage(from);
	if (found) return <Rows {...props} page={found} />;
	return (
		<li className="pad-x4">
			{error ? (
				<ListFault onRetry={() => void ask()} />
			) : (
				<ListSkeleton height={64} />
			)}
		</li>
	);
}
