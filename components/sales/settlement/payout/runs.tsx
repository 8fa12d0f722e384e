"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { usePageOf } from "@/components/identity/user/use-page-of";
import { consolePath } from "@/components/layout/console/console-path";
import { ConsoleList } from "@/components/layout/console/list/console-list";
import { useCommand } from "@/components/layout/console/list/use-command";
import { Table } from "@/components/layout/console/table";
import { useAccountList } from "@/components/layout/use-account-list";
import { Button } from "@/components/ui/button";
import { browserApi } from "@/lib/api/browser";
import { formatDay } from "@/lib/format/format-date";
import { Link } from "@/lib/i18n/navigation";
import { formatPrice } from "@/lib/money/money";
import { wholeNumber } from "@/lib/routes/whole-number";
import { useGo } from "../../order/admin/use-go";
import { RunView } from "./run-view";

// messages: console.payouts.state.*

const perPage = 20;

/** One run where the address names it, else a list. */
export function PayoutRuns() {
	const id = useSearchParams().get("run");
	return id === null ? <List /> : <RunView id={wholeNumber(id) ?? 0} />;
}

function List() {
	const t = useTranslations("console.payouts");
	const locale = useLocale();
	const go = useGo();
	const { page } = usePageOf("tab", ["all"]);
	const { run, isRunning } = useCommand();
	const answer = useAccountList(["payout-runs", page], (api) =>
		api.get("/api/operator/payout/runs", { query: { page, limit: perPage } }),
	);

	async function draft() {
		const { id } = await browserApi(locale).post(
			"/api/operator/payout/run/draft",
			{},
		);
		go(consolePath("payouts", { run: id }));
	}
	return (
		<div className="stack cols-1 gap-x4">
			<p>
				<Button
					kind="primary"
					aria-disabled={isRunning}
					onClick={() => void run(draft, t("drafted"))}
				>
					{t("draft")}
				</Button>
			</p>
			<ConsoleList
				answer={answer}
				empty={{ title: t("empty"), detail: t("emptyDetail") }}
				page="payouts"
			>
				{(list, isStale) => (
					<Table
						isCards
						label={t("label")}
						columns={[
							t("run"),
							t("status"),
							{ word: t("payouts"), kind: "number" },
							{ word: t("amount"), kind: "number" },
							t("draftedOn"),
							t("decidedOn"),
						]}
						isStale={isStale}
					>
						{list.map((one) => (
							<tr key={one.id}>
								<td>
									<Link
										className="link"
										href={consolePath("payouts", { run: one.id })}
									>
										{t("runNo", { no: one.id })}
									</Link>
								</td>
								<td className="tight">{t(`state.${one.state}`)}</td>
								<td className="number">{one.payouts}</td>
								<td className="number strong">{formatPrice(one.amount)}</td>
								<td>
									{formatDay(one.draftedAt, locale)}
									<p className="soft">{one.draftedBy}</p>
								</td>
								<td>
									{one.decidedAt ? formatDay(one.decidedAt, locale) : "—"}
									<p className="soft">{one.decidedBy}</p>
								</td>
							</tr>
						))}
					</Table>
				)}
			</ConsoleList>
		</div>
	);
}
