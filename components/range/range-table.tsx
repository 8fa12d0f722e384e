"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useStaff } from "@/components/console/use-staff";
import type { StaffGoods } from "@/gateway/contract/operator-goods";
import { RangeRow } from "./range-row";
import { useRangeSteps } from "./use-range-steps";

interface RangeTableProps {
	list: StaffGoods[];
	isStale: boolean;
	askAnew: () => Promise<unknown>;
}

/** Goods with what can be changed where it stands, one by one or many at a time. */
export function RangeTable({ list, isStale, askAnew }: RangeTableProps) {
	const t = useTranslations("console.goods");
	const staff = useStaff();
	const steps = useRangeSteps(askAnew);
	const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
	const here = list.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
	const isAll = here.length === list.length;

	function choose(ids: number[], isChosen: boolean) {
		const kept = [...chosen].filter((id) => !ids.includes(id));
		setChosen(new Set(isChosen ? [...kept, ...ids] : kept));
	}
	async function shelve(isShown: boolean) {
		await steps.shelve(here, isShown).catch(() => undefined);
		setChosen(new Set());
	}
	return (
		<div className="goods" aria-busy={isStale}>
			<div className="bulk">
				<label>
					<input
						type="checkbox"
						checked={isAll}
						onChange={({ target }) =>
							choose(
								list.map(({ id }) => id),
								target.checked,
							)
						}
					/>
					{here.length > 0
						? t("chosen", { count: here.length })
						: t("chooseAll")}
				</label>
				<button
					type="button"
					className="button quiet"
					disabled={here.length === 0}
					onClick={() => void shelve(true)}
				>
					{t("putOn")}
				</button>
				<button
					type="button"
					className="button quiet"
					disabled={here.length === 0}
					onClick={() => void shelve(false)}
				>
					{t("takeOff")}
				</button>
			</div>
			<section
				className="table"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard.
				tabIndex={0}
				aria-label={t("table")}
			>
				<table>
					<thead>
						<tr>
							<td />
							<th>{t("column.goods")}</th>
							<th className="number">{t("column.price")}</th>
							<th className="number">{t("column.stock")}</th>
							<th className="number">{t("column.sales")}</th>
							<th>{t("column.shelf")}</th>
						</tr>
					</thead>
					<tbody>
						{list.map((goods) => (
							<RangeRow
								key={goods.id}
								goods={goods}
								hasMerchant={staff?.isOperator ?? false}
								isChosen={chosen.has(goods.id)}
								onChoose={(isChosen) => choose([goods.id], isChosen)}
								steps={steps}
							/>
						))}
					</tbody>
				</table>
			</section>
		</div>
	);
}
