"use client";

import { useLocale, useTranslations } from "next-intl";
import { saveParts } from "@/components/catalog/goods/import/save-parts";
import { consolePath } from "@/components/layout/console/console-path";
import { Awaited } from "@/components/layout/console/list/awaited";
import { useCommand } from "@/components/layout/console/list/use-command";
import { useAccountList } from "@/components/layout/use-account-list";
import { Button } from "@/components/ui/button";
import { Facts } from "@/components/ui/facts";
import type { Statement } from "@/gateway/contract/sales/statement";
import { browserApi } from "@/lib/api/browser";
import { formatDay } from "@/lib/format/format-date";
import { Link } from "@/lib/i18n/navigation";
import { SignedPrice } from "../signed-price";
import { useMonthName } from "./month-name";
import { StatementLines } from "./statement-lines";

// messages: console.settlement.statement.*

/** A statement as it is read, printed or taken along as a table. */
export function StatementView({ id }: { id: number }) {
	const t = useTranslations("console.settlement");
	const { found, error, ask } = useAccountList(["statement", id], (api) =>
		api.get("/api/operator/settlement/statement/{id}", { params: { id } }),
	);
	return (
		<div className="stack cols-1 gap-x4">
			<p className="screen-only">
				<Link
					className="target as-link"
					href={consolePath("settlement", { tab: "statements" })}
				>
					{t("statement.all")}
				</Link>
			</p>
			{found ? (
				<>
					<Sums statement={found} />
					<StatementLines id={id} />
				</>
			) : (
				<Awaited error={error} onRetry={() => void ask()} />
			)}
		</div>
	);
}

const sums = [
	"opening",
	"sold",
	"refunded",
	"commission",
	"paid",
	"closing",
] as const;

function Sums({ statement }: { statement: Statement }) {
	const t = useTranslations("console.settlement.statement");
	const locale = useLocale();
	const monthName = useMonthName();
	const { run, isRunning } = useCommand();
	const { id, no, month, merchant, closedAt } = statement;

	const save = () =>
		saveParts(`statement-${merchant.id}-${no}.csv`, (after) =>
			browserApi(locale).get("/api/operator/settlement/statement/file/{id}", {
				params: { id },
				query: { after },
			}),
		);
	return (
		<section className="card stack gap-x4" aria-labelledby="statement">
			<div>
				<h2 id="statement">
					{t("no", { no })} · {monthName(month)}
				</h2>
				<p className="soft">
					{merchant.name} · {t("closed", { day: formatDay(closedAt, locale) })}
				</p>
			</div>
			<Facts
				facts={sums.map((name) => [
					t(name),
					<SignedPrice key={name} amount={statement[name]} />,
				])}
			/>
			<div className="flow wraps gap-x3 screen-only">
				<Button kind="primary" onClick={() => window.print()}>
					{t("print")}
				</Button>
				<Button
					kind="quiet"
					aria-disabled={isRunning}
					onClick={() => void run(save, t("saved"))}
				>
					{t("csv")}
				</Button>
			</div>
		</section>
	);
}
