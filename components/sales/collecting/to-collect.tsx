"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { consolePath } from "@/components/layout/console/console-path";
import { Awaited } from "@/components/layout/console/list/awaited";
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
	const { found, isStale, error, ask } = useAccountList(
		["to collect", storeId],
		(api) => api.get("/api/operator/collecting/list", { query: { storeId } }),
		{ refreshInterval: lookEveryMs },
	);
	return (
		<div className="stack gap-x4">
			<h2>{t("toCollect")}</h2>
			{!found && <Awaited error={error} onRetry={() => void ask()} />}
			{found?.length === 0 && <p className="soft">{t("nothingToCollect")}</p>}
			{found && found.length > 0 && (
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
		</div>
	);
}
