"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { usePageOf } from "@/components/identity/user/use-page-of";
import { consolePath } from "@/components/layout/console/console-path";
import { ConsoleList } from "@/components/layout/console/list/console-list";
import { Filters } from "@/components/layout/console/shop-select";
import { useAccountList } from "@/components/layout/use-account-list";
import { Facts } from "@/components/ui/facts";
import { Labelled } from "@/components/ui/form/field";
import type { DaySums } from "@/gateway/contract/sales/reconciliation";
import { useGo } from "../../order/admin/use-go";
import { today } from "../days";
import { SignedPrice } from "../signed-price";
import { CashTable } from "./cash-table";

// messages: console.reconciliation.*

const perPage = 50;
const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** A day's money, line by line: today's until another is asked for. */
export function Reconciliation() {
	const t = useTranslations("console.reconciliation");
	const { page } = usePageOf("tab", ["all"]);
	const go = useGo();
	const asked = useSearchParams().get("day") ?? "";
	const day = isDay.test(asked) ? asked : today();
	const answer = useAccountList(["reconciliation", day, page], (api) =>
		api.get("/api/operator/settlement/reconciliation", {
			query: { day, page, limit: perPage },
		}),
	);
	return (
		<div className="stack cols-1 gap-x4">
			<Filters>
				<Labelled label={t("day")}>
					{(control) => (
						<input
							{...control}
							type="date"
							max={today()}
							value={day}
							onChange={({ target }) => {
								if (target.value)
									go(consolePath("reconciliation", { day: target.value }));
							}}
						/>
					)}
				</Labelled>
			</Filters>
			{answer.found && <Sums sums={answer.found.sums} />}
			<ConsoleList
				answer={answer}
				empty={{ title: t("empty"), detail: t("emptyDetail") }}
				page="reconciliation"
				shown={{ day }}
			>
				{(list, isStale) => <CashTable list={list} isStale={isStale} />}
			</ConsoleList>
		</div>
	);
}

const amounts = [
	"cashIn",
	"cashOut",
	"merchants",
	"own",
	"waiting",
	"paidOut",
] as const;

function Sums({ sums }: { sums: DaySums }) {
	const t = useTranslations("console.reconciliation");
	return (
		<section className="card stack gap-x3" aria-label={t("sums")}>
			<p className={sums.differing > 0 ? "bad" : undefined}>
				<b>{t("differing", { count: sums.differing })}</b>
			</p>
			<Facts
				facts={amounts.map((name) => [
					t(name),
					<SignedPrice key={name} amount={sums[name]} />,
				])}
			/>
		</section>
	);
}
