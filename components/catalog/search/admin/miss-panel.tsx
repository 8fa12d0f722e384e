"use client";

import { useLocale, useTranslations } from "next-intl";
import { usePageOf } from "@/components/identity/user/use-page-of";
import { consolePath } from "@/components/layout/console/console-path";
import { Awaited } from "@/components/layout/console/list/awaited";
import { useCommand } from "@/components/layout/console/list/use-command";
import { Table } from "@/components/layout/console/table";
import { useAccountList } from "@/components/layout/use-account-list";
import { Button, LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import type { MissedSearch } from "@/gateway/contract/catalog/search-admin";
import { browserApi } from "@/lib/api/browser";
import { formatDate } from "@/lib/format/format-date";
import { Link } from "@/lib/i18n/navigation";

/** What shoppers looked for in vain, what they then chose, and what can be done about each. */
export function MissPanel() {
	const t = useTranslations("console.search");
	const locale = useLocale();
	const { page } = usePageOf("tab", ["misses"]);
	const { found, error, isStale, ask } = useAccountList(
		["admin misses", page],
		(api) => api.get("/api/operator/search/misses", { query: { page } }),
	);
	const { run } = useCommand();
	if (!found) return <Awaited error={error} onRetry={() => void ask()} />;
	if (found.list.length === 0)
		return (
			<EmptyState
				picture="/pictures/empty-list.webp"
				title={t("noMisses")}
				detail={t("missDetail")}
			/>
		);

	const dismiss = (keyword: string) =>
		void run(async () => {
			await browserApi(locale).post("/api/operator/search/miss/dismiss", {
				body: { keyword },
			});
			await ask();
		}, t("dismissed"));
	return (
		<>
			<p className="soft">{t("missDetail")}</p>
			<Table
				label={t("tab.misses")}
				columns={[
					t("keyword"),
					{ word: t("count"), kind: "number" },
					t("lastOn"),
					{ word: t("ways"), isHidden: true },
				]}
				isStale={isStale}
			>
				{found.list.map((missed) => (
					<Row key={missed.keyword} missed={missed} onDismiss={dismiss} />
				))}
			</Table>
			<Pagination
				page={found.page}
				totalPage={found.totalPage}
				pathOf={(to) => consolePath("search", { tab: "misses", page: to })}
			/>
		</>
	);
}

interface RowProps {
	missed: MissedSearch;
	onDismiss: (keyword: string) => void;
}

function Row({ missed, onDismiss }: RowProps) {
	const { keyword, count, lastOn, proposals } = missed;
	const t = useTranslations("console.search");
	const locale = useLocale();
	return (
		<tr>
			<td className="wide">
				<b>{keyword}</b>
				{proposals.map(({ word, goods, count: chosen }) => (
					<p key={`${word} ${goods.id}`} className="small soft">
						{t("chosen", { chosen, word, goods: goods.name })}{" "}
						<Link
							className="link"
							href={consolePath("search", {
								tab: "synonyms",
								word: keyword,
								other: word,
							})}
						>
							{t("makeSynonymOf", { keyword, word })}
						</Link>
					</p>
				))}
			</td>
			<td className="number">{count}</td>
			<td className="tight">
				{formatDate(new Date(lastOn), locale, { dateStyle: "medium" })}
			</td>
			<td>
				<div className="flow gap-x2 no-break">
					<LinkButton
						kind="quiet"
						href={consolePath("search", { tab: "synonyms", word: keyword })}
					>
						{t("makeSynonym")}
						<span className="visually-hidden"> {keyword}</span>
					</LinkButton>
					<LinkButton
						kind="quiet"
						href={consolePath("search", { tab: "instead", word: keyword })}
					>
						{t("makeInstead")}
						<span className="visually-hidden"> {keyword}</span>
					</LinkButton>
					<Button kind="quiet" onClick={() => onDismiss(keyword)}>
						{t("dismiss")}
						<span className="visually-hidden"> {keyword}</span>
					</Button>
				</div>
			</td>
		</tr>
	);
}
