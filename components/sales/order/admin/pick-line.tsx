"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { formatPrice } from "@/lib/money/money";
import type { LineLeft } from "./gather-lines";
import { useOrderAdmin } from "./use-order-admin";

// messages: checkout.substitution.*

/** As the gateway hears of it. */
export interface PickedLine {
	lineId: number;
	missing: number;
	substitute?: { skuId: number; quantity: number; hasAsked: boolean };
}

interface PickLineProps {
	orderNo: string;
	line: LineLeft;
	onPick: (said: PickedLine) => void;
}

interface Said {
	gone: number;
	skuId: number;
	hasAsked: boolean;
}

const nothing = { gone: 0, skuId: 0, hasAsked: false };

function pickedOf(lineId: number, { gone, skuId, hasAsked }: Said): PickedLine {
	const isReplaced = gone > 0 && skuId > 0;
	return isReplaced
		? { lineId, missing: 0, substitute: { skuId, quantity: gone, hasAsked } }
		: { lineId, missing: gone };
}

/** How many pieces are not there, and, where the buyer wants that, what takes their place. */
export function PickLine({ orderNo, line, onPick }: PickLineProps) {
	const t = useTranslations("console.orders.pick");
	const wishes = useTranslations("checkout.substitution");
	const [said, setSaid] = useState<Said>(nothing);
	const { gone, skuId, hasAsked } = said;
	const { id: lineId, substitution, left, name } = line;
	const isAsking = substitution === "ask";

	function say(next: Partial<Said>) {
		const known = { ...said, ...next };
		setSaid(known);
		onPick(pickedOf(lineId, known));
	}
	return (
		<>
			<p className={substitution === "none" ? "bad" : "good"}>
				{wishes(substitution)}
			</p>
			<label className="target gap-x2">
				{t("gone")}
				<input
					type="number"
					min={0}
					max={left}
					value={gone}
					aria-label={t("goneOf", { name })}
					onChange={({ target }) =>
						say({
							gone: Math.min(left, Math.max(0, target.valueAsNumber || 0)),
						})
					}
				/>
			</label>
			{gone > 0 && substitution !== "none" && (
				<>
					{isAsking && (
						<label className="target gap-x2">
							<input
								type="checkbox"
								checked={hasAsked}
								onChange={({ target }) =>
									say({
										hasAsked: target.checked,
										skuId: target.checked ? skuId : 0,
									})
								}
							/>
							{t("asked")}
						</label>
					)}
					{(!isAsking || hasAsked) && (
						<Substitutes
							orderNo={orderNo}
							lineId={lineId}
							skuId={skuId}
							onChoose={(chosen) => say({ skuId: chosen })}
						/>
					)}
				</>
			)}
		</>
	);
}

interface SubstitutesProps {
	orderNo: string;
	lineId: number;
	skuId: number;
	onChoose: (skuId: number) => void;
}

function Substitutes({ orderNo, lineId, skuId, onChoose }: SubstitutesProps) {
	const t = useTranslations("console.orders.pick");
	const id = useId();
	const { answer } = useOrderAdmin("substitutes", { orderNo, lineId }, (api) =>
		api.get("/api/operator/order/substitutes/{orderNo}", {
			params: { orderNo },
			query: { lineId },
		}),
	);
	return (
		<div className="stack cols-1 gap-x4">
			<label htmlFor={id}>{t("substitute")}</label>
			<select
				id={id}
				value={skuId}
				disabled={!answer}
				onChange={({ target }) => onChoose(Number(target.value))}
			>
				<option value={0}>{t("noSubstitute")}</option>
				{answer?.map(({ skuId: sku, name, options, price, stock }) => (
					<option key={sku} value={sku}>
						{[name, ...Object.values(options)].join(" · ")} —{" "}
						{formatPrice(price)} ({t("stock", { count: stock })})
					</option>
				))}
			</select>
			<p className="soft">{t("rule")}</p>
		</div>
	);
}
