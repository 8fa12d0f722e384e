"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { consolePath } from "@/components/layout/console/console-path";
import { Table } from "@/components/layout/console/table";
import { useAccountList } from "@/components/layout/use-account-list";
import { formatSlot } from "@/lib/format/format-slot";
import { Link } from "@/lib/i18n/navigation";

// messages: console.collecting.state.*

const lookEveryMs = 60_000;

/** Orders to be fetched today and tomorrow: what is late, then what is next. */
export function ToCollect({ storeId }: { storeId: number }) {
	const t = useTranslations("console.collecting");
	const locale = useLocale();
	const [now] = useState(() => Date.now());
	const { found = [], isStale } = useAccountList(
		["to collect", storeId],
		(api) => api.get("/api/operator/collecting/list", { query: { storeId } }),
		{ refreshInterval: lookEveryMs },
	);
	return (
		<section className="stack gap-x4" aria-labelledby="to-collect">
			<h2 id="to-collect">{t("toCollect")}</h2>
			{found.length === 0 ? (
				<p className="soft">{t("nothingToCollect")}</p>
			) : (
				<Table
					isCards
					label={t("toCollect")}
					columns={[
						t("order"),
						t("slot"),
						t("stateLabel"),
						{ word: t("pieces"), kind: "number" },
					]}
					isStale={isStale}
				>
					{found.map(({ orderNo, realName, slot, state, pieces }) => (
						<tr key={orderNo}>
							<td className="wide">
								<Link
									className="link target"
									href={consolePath("orders/detail", { orderNo })}
								>
									{realName}
								</Link>
								<br />
								<span className="soft anywhere">{orderNo}</span>
							</td>
							<td className="tight">{formatSlot(slot, locale, now)}</td>
							<td className={state === "late" ? "tight bad" : "tight"}>
								{t(`state.${state}`)}
							</td>
							<td className="number">{pieces}</td>
						</tr>
					))}
				</Table>
			)}
		</section>
	);
}
