"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Awaited } from "@/components/layout/console/list/awaited";
import { useCommand } from "@/components/layout/console/list/use-command";
import { Table } from "@/components/layout/console/table";
import { useAccountList } from "@/components/layout/use-account-list";
import { Button } from "@/components/ui/button";
import type { DataOf } from "@/gateway/contract/call";
import type {
	listStatementLines,
	StatementLine,
} from "@/gateway/contract/sales/statement";
import { browserApi } from "@/lib/api/browser";
import { formatDay } from "@/lib/format/format-date";
import { SignedPrice } from "../signed-price";

// messages: console.settlement.statement.kind.*

const path = "/api/operator/settlement/statement/lines/{id}" as const;
const perPiece = 100;

/** Its sales, refunds and payouts; a piece first, more where they are asked for. */
export function StatementLines({ id }: { id: number }) {
	const t = useTranslations("console.settlement.statement");
	const locale = useLocale();
	const ask = (after: number) =>
		browserApi(locale).get(path, {
			params: { id },
			query: { after, limit: perPiece },
		});
	const first = useAccountList(["statement-lines", id], () => ask(0));
	const [more, setMore] = useState<DataOf<typeof listStatementLines>[]>([]);
	const { run, isRunning } = useCommand();
	const { found } = first;
	if (!found)
		return <Awaited error={first.error} onRetry={() => void first.ask()} />;
	const pieces = [found, ...more];
	const after = pieces.at(-1)?.after ?? null;

	async function readOn(from: number) {
		const next = await ask(from);
		setMore((known) => [...known, next]);
	}
	return (
		<>
			<Table
				isCards
				label={t("lines")}
				columns={[
					t("what"),
					{ word: t("sold"), kind: "number" },
					{ word: t("refunded"), kind: "number" },
					{ word: t("commission"), kind: "number" },
					{ word: t("paid"), kind: "number" },
					{ word: t("total"), kind: "number" },
				]}
			>
				{pieces
					.flatMap(({ list }) => list)
					.map((line) => (
						<Row
							key={`${line.kind} ${line.orderNo} ${line.payoutId} ${line.at}`}
							line={line}
						/>
					))}
			</Table>
			{after !== null && (
				<Button
					kind="quiet"
					className="screen-only"
					aria-disabled={isRunning}
					onClick={() => void run(() => readOn(after), t("more"))}
				>
					{t("showMore")}
				</Button>
			)}
		</>
	);
}

const amounts = ["sold", "refunded", "commission", "paid", "total"] as const;

function Row({ line }: { line: StatementLine }) {
	const t = useTranslations("console.settlement.statement");
	const locale = useLocale();
	const { kind, orderNo, payoutId, at } = line;
	return (
		<tr>
			<td className="anywhere">
				<b>{orderNo ?? t("payoutNo", { no: payoutId ?? 0 })}</b>
				<p className="soft">
					{t(`kind.${kind}`)} · {formatDay(at, locale)}
				</p>
			</td>
			{amounts.map((name) => (
				<td
					key={name}
					className={name === "total" ? "number strong" : "number"}
				>
					<SignedPrice amount={line[name]} />
				</td>
			))}
		</tr>
	);
}
