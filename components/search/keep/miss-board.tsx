"use client";

import { useLocale, useTranslations } from "next-intl";
import { Awaited } from "@/components/console/list/awaited";
import { useCommand } from "@/components/console/list/use-command";
import { roomPath } from "@/components/console/room-path";
import { Table } from "@/components/console/table";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { useAccountList } from "@/components/user/use-account-list";
import { usePageOf } from "@/components/user/use-page-of";
import type { MissedSearch } from "@/gateway/contract/operator-search";
import { browserApi } from "@/lib/api/browser";
import { dismissMiss, listMisses } from "@/lib/api/operator-search";
import { formatDate } from "@/lib/format-date";
import { Link } from "@/lib/i18n/navigation";

/** What shoppers looked for in vain, with what can be done about each. */
export function MissBoard() {
	const t = useTranslations("console.search");
	const locale = useLocale();
	const { page } = usePageOf("tab", ["misses"]);
	const { found, error, isStale, ask } = useAccountList(
		["kept misses", page],
		(api) => listMisses(api, { page }),
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
			await dismissMiss(browserApi(locale), { keyword });
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
				pathOf={(to) => roomPath("search", { tab: "misses", page: to })}
			/>
		</>
	);
}

interface RowProps {
	missed: MissedSearch;
	onDismiss: (keyword: string) => void;
}

function Row({ missed: { keyword, count, lastOn }, onDismiss }: RowProps) {
	const t = useTranslations("console.search");
	const locale = useLocale();
	return (
		<tr>
			<td className="wide">
				<b>{keyword}</b>
			</td>
			<td className="number">{count}</td>
			<td className="tight">
				{formatDate(new Date(lastOn), locale, { dateStyle: "medium" })}
			</td>
			<td>
				<div className="actions nowrap">
					<Link
						className="button quiet"
						href={roomPath("search", { tab: "synonyms", word: keyword })}
						prefetch={false}
					>
						{t("makeSynonym")}
						<span className="visually-hidden"> {keyword}</span>
					</Link>
					<Link
						className="button quiet"
						href={roomPath("search", { tab: "instead", word: keyword })}
						prefetch={false}
					>
						{t("makeInstead")}
						<span className="visually-hidden"> {keyword}</span>
					</Link>
					<button
						type="button"
						className="button quiet"
						onClick={() => onDismiss(keyword)}
					>
						{t("dismiss")}
						<span className="visually-hidden"> {keyword}</span>
					</button>
				</div>
			</td>
		</tr>
	);
}
