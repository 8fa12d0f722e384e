"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Table } from "@/components/layout/console/table";
import { useStaff } from "@/components/layout/console/use-staff";
import { Button } from "@/components/ui/button";
import type { StaffGoods } from "@/gateway/contract/catalog/goods-admin";
import { GoodsAdminRow } from "./goods-row";
import { useGoodsSteps } from "./use-goods-steps";

interface GoodsAdminTableProps {
	list: StaffGoods[];
	isStale: boolean;
	refetch: () => Promise<unknown>;
}

/** Goods with what can be changed where it stands, one by one or many at a time. */
export function GoodsAdminTable({
	list,
	isStale,
	refetch,
}: GoodsAdminTableProps) {
	const t = useTranslations("console.goods");
	const staff = useStaff();
	const steps = useGoodsSteps(refetch);
	const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
	const ids = list.map(({ id }) => id);
	const here = ids.filter((id) => chosen.has(id));

	function choose(some: number[], isChosen: boolean) {
		const kept = [...chosen].filter((id) => !some.includes(id));
		setChosen(new Set(isChosen ? [...kept, ...some] : kept));
	}
	async function shelve(isShown: boolean) {
		await steps.shelve(here, isShown).catch(() => undefined);
		setChosen(new Set());
	}
	return (
		<div className="goods stack gap-x3" aria-busy={isStale}>
			<Bulk
				count={here.length}
				isAll={here.length === ids.length}
				onAll={(isChosen) => choose(ids, isChosen)}
				onShelve={shelve}
			/>
			<Table
				label={t("table")}
				columns={[
					"",
					t("column.goods"),
					{ word: t("column.price"), kind: "number" },
					{ word: t("column.stock"), kind: "number" },
					{ word: t("column.sales"), kind: "number" },
					t("column.shelf"),
				]}
			>
				{list.map((goods) => (
					<GoodsAdminRow
						key={goods.id}
						goods={goods}
						hasMerchant={staff?.isOperator ?? false}
						isChosen={chosen.has(goods.id)}
						onChoose={(isChosen) => choose([goods.id], isChosen)}
						steps={steps}
					/>
				))}
			</Table>
		</div>
	);
}

interface BulkProps {
	/** So many are chosen. */
	count: number;
	isAll: boolean;
	onAll: (isChosen: boolean) => void;
	onShelve: (isShown: boolean) => Promise<void>;
}

/** What is done to all that are chosen. */
function Bulk({ count, isAll, onAll, onShelve }: BulkProps) {
	const t = useTranslations("console.goods");
	return (
		<div className="bulk row wraps gap-x2">
			<label className="target gap-x3">
				<input
					type="checkbox"
					checked={isAll}
					onChange={({ target }) => onAll(target.checked)}
				/>
				{count > 0 ? t("chosen", { count }) : t("chooseAll")}
			</label>
			{([true, false] as const).map((isShown) => (
				<Button
					key={String(isShown)}
					kind="quiet"
					disabled={count === 0}
					onClick={() => void onShelve(isShown)}
				>
					{t(isShown ? "putOn" : "takeOff")}
				</Button>
			))}
		</div>
	);
}
