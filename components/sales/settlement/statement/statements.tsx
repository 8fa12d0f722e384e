"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { usePageOf } from "@/components/identity/user/use-page-of";
import { consolePath } from "@/components/layout/console/console-path";
import { ConsoleList } from "@/components/layout/console/list/console-list";
import { Table } from "@/components/layout/console/table";
import { useAccountList } from "@/components/layout/use-account-list";
import type { Statement } from "@/gateway/contract/sales/statement";
import { formatDay } from "@/lib/format/format-date";
import { Link } from "@/lib/i18n/navigation";
import { wholeNumber } from "@/lib/routes/whole-number";
import { SignedPrice } from "../signed-price";
import { useIsOfAll, useMerchantAsked, WhoseFilter } from "../whose-filter";
import { useMonthName } from "./month-name";
import { StatementView } from "./statement-view";

const tab = "statements";
const perPage = 20;

/** One statement where the address names it, else a list. */
export function Statements() {
	const id = useSearchParams().get("statement");
	return id === null ? <List /> : <StatementView id={wholeNumber(id) ?? 0} />;
}

function List() {
	const t = useTranslations("console.settlement");
	const { page } = usePageOf("tab", ["all"]);
	const merId = useMerchantAsked();
	const isOfAll = useIsOfAll();
	const answer = useAccountList(["statements", merId, page], (api) =>
		api.get("/api/operator/settlement/statements", {
			query: { merId, page, limit: perPage },
		}),
	);
	return (
		<div className="stack cols-1 gap-x4">
			<WhoseFilter tab={tab} none="all" />
			<ConsoleList
				answer={answer}
				empty={{ title: t("noStatements"), detail: t("noStatementsDetail") }}
				page="settlement"
				shown={{ tab, merId }}
			>
				{(list, isStale) => (
					<Table
						isCards
						label={t("tab.statements")}
						columns={[
							t("statement.month"),
							{ word: t("statement.sold"), kind: "number" },
							{ word: t("statement.refunded"), kind: "number" },
							{ word: t("statement.commission"), kind: "number" },
							{ word: t("statement.paid"), kind: "number" },
							{ word: t("statement.closing"), kind: "number" },
							t("statement.closedOn"),
						]}
						isStale={isStale}
					>
						{list.map((one) => (
							<Row key={one.id} statement={one} isOfAll={isOfAll} />
						))}
					</Table>
				)}
			</ConsoleList>
		</div>
	);
}

const amounts = ["sold", "refunded", "commission", "paid", "closing"] as const;

function Row(props: { statement: Statement; isOfAll: boolean }) {
	const { statement, isOfAll } = props;
	const t = useTranslations("console.settlement");
	const locale = useLocale();
	const monthName = useMonthName();
	const { id, no, month, merchant, closedAt } = statement;
	return (
		<tr>
			<td className="anywhere">
				<Link
					className="link"
					href={consolePath("settlement", { tab, statement: id })}
				>
					{monthName(month)}
				</Link>
				<p className="soft">
					{[t("statement.no", { no }), isOfAll && merchant.name]
						.filter(Boolean)
						.join(" · ")}
				</p>
			</td>
			{amounts.map((name) => (
				<td
					key={name}
					className={name === "closing" ? "number strong" : "number"}
				>
					<SignedPrice amount={statement[name]} />
				</td>
			))}
			<td className="tight">{formatDay(closedAt, locale)}</td>
		</tr>
	);
}
