"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import styled from "styled-components";
import { Table } from "@/components/layout/console/table";
import { useStaff } from "@/components/layout/console/use-staff";
import { Button } from "@/components/ui/button";
import { kit } from "@/components/ui/kit-css";
import type { StaffGoods } from "@/gateway/contract/catalog/goods-admin";
import { screen, theme } from "@/lib/theme/theme";
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
		<Goods className="stack gap-x3" aria-busy={isStale}>
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
		</Goods>
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

const Goods = styled.div`
	transition: opacity ${theme.motion.quick};

	&[aria-busy="true"] {
		opacity: 0.5;
	}
	.bulk label {
		margin-inline-end: ${theme.space.x2};
		padding-inline-start: ${theme.space.x4};
	}
	.table .choice {
		padding-inline-end: 0;
	}
	.what img,
	.what .blank {
		${kit.square(56)};
		border-radius: ${theme.radius.small};
		background: ${theme.colour.sunken};
		object-fit: cover;
	}
	.what a {
		${kit.clamp(2)};
	}
	.what a:hover {
		text-decoration: underline;
	}
	small {
		margin-top: ${theme.space.x1};
	}
	[data-hidden] .what img {
		opacity: 0.5;
	}
	.quick {
		display: inline-grid;
		grid-template-columns: 92px;
	}
	.quick input {
		min-height: 36px;
		padding-inline: ${theme.space.x2};
		${kit.outlined};
		border-radius: ${theme.radius.small};
	}
	.quick input:is(:hover, :focus) {
		border-color: ${theme.colour.inkSoft};
	}
	.quick button {
		min-height: 36px;
		border-radius: ${theme.radius.small};
		${kit.solid};
	}
	.switch .knob {
		position: relative;
		width: 40px;
		height: 24px;
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.inkSoft};
		transition: background-color ${theme.motion.quick};
	}
	.switch .knob::after {
		content: "";
		position: absolute;
		inset: 3px auto 3px 3px;
		width: 18px;
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.card};
		transition: translate ${theme.motion.quick};
	}
	.switch[aria-checked="true"] .knob {
		background: ${theme.colour.jade};
	}
	.switch[aria-checked="true"] .knob::after {
		translate: 16px;
	}
	${screen.phone} {
		.table {
			border: 0;
			background: none;
		}
		.table table,
		.table tbody {
			${kit.grid(1, "x3")};
		}
		.table thead {
			display: none;
		}
		.table tr {
			${kit.grid("auto minmax(0, 1fr) minmax(0, 1fr) minmax(0, 0.8fr)", "x2", "x3")};
			align-items: start;
			padding: ${theme.space.x4};
			${kit.card};
		}
		.table .choice {
			align-self: center;
			padding: 0;
		}
		.table .wide {
			grid-column: 2 / -1;
		}
		.table td[data-name]::before {
			content: attr(data-name);
			display: block;
			${kit.note};
		}
		.table td.number:nth-of-type(3) {
			grid-column: 1 / 3;
		}
		.table td.tight {
			grid-column: 1 / -1;
			${kit.row("x3")};
		}
		.quick {
			grid-template-columns: minmax(0, 1fr);
		}
		.quick input {
			min-height: 44px;
			text-align: start;
		}
	}
`;
