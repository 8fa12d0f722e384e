"use client";

import { useLocale, useTranslations } from "next-intl";
import { usePageOf } from "@/components/identity/user/use-page-of";
import { consolePath } from "@/components/layout/console/console-path";
import { ConsoleList } from "@/components/layout/console/list/console-list";
import { Table } from "@/components/layout/console/table";
import { useAccountList } from "@/components/layout/use-account-list";
import type { LatePromise } from "@/gateway/contract/sales/promise";
import { formatDate } from "@/lib/format/format-date";
import { Link } from "@/lib/i18n/navigation";
import { formatPrice } from "@/lib/money/money";
import type { Shown } from "./promises";

const whole = { dateStyle: "medium", timeStyle: "short" } as const;

/** Orders that a store was late with, and what their buyers got for it. */
export function LatePromises({ shown }: { shown: Shown & { store: number } }) {
	const t = useTranslations("console.promises");
	const { page } = usePageOf("tab", ["all"]);
	const { store: storeId, from, to } = shown;
	const answer = useAccountList(["late", storeId, from, to, page], (api) =>
		api.get("/api/operator/promise/late", {
			query: { storeId, from, to, page },
		}),
	);
	return (
		<ConsoleList
			answer={answer}
			empty={{ title: t("empty"), detail: t("emptyDetail") }}
			page="promises"
			shown={{ ...shown }}
		>
			{(list, isStale) => (
				<Table
					isCards
					label={t("late")}
					columns={[t("order"), t("until"), t("measured"), t("amends")]}
					isStale={isStale}
				>
					{list.map((one) => (
						<Row key={one.orderNo} late={one} />
					))}
				</Table>
			)}
		</ConsoleList>
	);
}

function Row({ late }: { late: LatePromise }) {
	const t = useTranslations("console.promises");
	const locale = useLocale();
	const { orderNo, until, measuredAt, state, points, freight } = late;
	const at = (time: string) => formatDate(new Date(time), locale, whole);
	return (
		<tr>
			<td className="anywhere">
				<Link className="link" href={consolePath("orders/detail", { orderNo })}>
					{orderNo}
				</Link>
			</td>
			<td>{at(until)}</td>
			<td>{at(measuredAt)}</td>
			<td>
				{state === "amended"
					? t("given", { points, freight: formatPrice(freight) })
					: t(state === "broken" ? "pending" : "waived")}
			</td>
		</tr>
	);
}
