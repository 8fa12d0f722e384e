"use client";

import { useLocale, useTranslations } from "next-intl";
import { usePageOf } from "@/components/identity/user/use-page-of";
import { consolePath } from "@/components/layout/console/console-path";
import { AskFirst } from "@/components/layout/console/list/ask-first";
import { Awaited } from "@/components/layout/console/list/awaited";
import { useAccountList } from "@/components/layout/use-account-list";
import { Facts } from "@/components/ui/facts";
import { Pagination } from "@/components/ui/pagination";
import type { Payout, PayoutRun } from "@/gateway/contract/sales/payout";
import { browserApi } from "@/lib/api/browser";
import { formatDay } from "@/lib/format/format-date";
import { Link } from "@/lib/i18n/navigation";
import { formatPrice } from "@/lib/money/money";
import { isUnderWay, PayoutTable } from "./payout-table";
import { RunWays } from "./run-ways";

// messages: console.payouts.state.*

const perPage = 50;

/** A run, what it pays, and what comes next of it. */
export function RunView({ id }: { id: number }) {
	const t = useTranslations("console.payouts");
	const { page } = usePageOf("tab", ["all"]);
	const { found, error, isStale, ask } = useAccountList(
		["payout-run", id, page],
		(api) =>
			api.get("/api/operator/payout/run/detail/{id}", {
				params: { id },
				query: { page, limit: perPage },
			}),
	);
	return (
		<div className="stack cols-1 gap-x4">
			<p>
				<Link className="target as-link" href={consolePath("payouts")}>
					{t("all")}
				</Link>
			</p>
			{found ? (
				<>
					<Head run={found.run} onDone={() => void ask()} />
					<PayoutTable
						list={found.list}
						isStale={isStale}
						hasNames
						waysOf={
							found.run.state === "approved"
								? (payout) => (
										<ReturnOne payout={payout} onDone={() => void ask()} />
									)
								: undefined
						}
					/>
					<Pagination
						page={found.page}
						totalPage={found.totalPage}
						pathOf={(next) =>
							consolePath("payouts", {
								run: id,
								page: next > 1 ? next : undefined,
							})
						}
					/>
				</>
			) : (
				<Awaited error={error} onRetry={() => void ask()} />
			)}
		</div>
	);
}

function Head({ run, onDone }: { run: PayoutRun; onDone: () => void }) {
	const t = useTranslations("console.payouts");
	const locale = useLocale();
	const when = (at: string | null, by: string | null) =>
		at && [formatDay(at, locale), by].filter(Boolean).join(" · ");
	return (
		<section className="card stack gap-x4" aria-labelledby="payout-run">
			<h2 id="payout-run">{t("runNo", { no: run.id })}</h2>
			<Facts
				facts={[
					[t("status"), t(`state.${run.state}`)],
					[t("payouts"), String(run.payouts)],
					[t("amount"), formatPrice(run.amount)],
					[t("draftedOn"), when(run.draftedAt, run.draftedBy)],
					[t("decidedOn"), when(run.decidedAt, run.decidedBy)],
				]}
			/>
			<RunWays run={run} onDone={onDone} />
		</section>
	);
}

/** A bank may send back what it cannot book. */
function ReturnOne({ payout, onDone }: { payout: Payout; onDone: () => void }) {
	const t = useTranslations("console.payouts");
	const locale = useLocale();
	if (payout.state !== "paid" || isUnderWay(payout)) return null;
	const { id, merchant, amount } = payout;
	return (
		<AskFirst
			label={t("return")}
			about={merchant.name}
			title={t("returnTitle")}
			detail={t("returnDetail", {
				merchant: merchant.name,
				amount: formatPrice(amount),
			})}
			onConfirm={async () => {
				await browserApi(locale).post("/api/operator/payout/returned/{id}", {
					params: { id },
				});
				onDone();
			}}
		/>
	);
}
