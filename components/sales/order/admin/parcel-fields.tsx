"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { StaffOrder } from "@/gateway/contract/sales/order-admin";

// messages: order.parcel.*

const methods = ["courier", "own", "virtual"] as const;

interface ParcelFieldsProps {
	/** Before the names of its fields. */
	name: string;
	/** Whether the merchant's own people usually bring it. */
	isOwn: boolean;
	/** Whose pieces are shared out; none where the parcel holds everything. */
	lines: (StaffOrder["lines"][number] & { left: number })[];
	/** It begins with all pieces in it. */
	isFirst: boolean;
}

/** How one parcel goes, and what is in it. */
export function ParcelFields(props: ParcelFieldsProps) {
	const { name, isOwn, lines, isFirst } = props;
	const t = useTranslations("console.orders.ship");
	const words = useTranslations("order.parcel");
	const [method, setMethod] = useState<(typeof methods)[number]>(
		isOwn ? "own" : "courier",
	);
	return (
		<>
			<div className="choices">
				{methods.map((one) => (
					<label key={one}>
						<input
							type="radio"
							name={`${name} method`}
							value={one}
							checked={method === one}
							onChange={() => setMethod(one)}
						/>
						{words(one)}
					</label>
				))}
			</div>
			<div className="fields">
				{method === "courier" && (
					<>
						<Text name={`${name} courier`} label={words("courier")} />
						<Text name={`${name} trackingNo`} label={words("tracking")} />
					</>
				)}
				{method === "own" && (
					<>
						<Text name={`${name} delivererName`} label={words("deliverer")} />
						<Text name={`${name} delivererPhone`} label={t("phone")} />
					</>
				)}
				{method === "virtual" && (
					<label className="whole">
						{t("content")}
						<textarea
							name={`${name} content`}
							rows={3}
							required
							maxLength={2_000}
						/>
					</label>
				)}
				{lines.map(({ id, name: goods, left }) => (
					<label key={id}>
						{t("pieces", { name: goods })}
						<input
							type="number"
							name={`${name} line ${id}`}
							min={0}
							max={left}
							defaultValue={isFirst ? left : 0}
						/>
					</label>
				))}
			</div>
		</>
	);
}

function Text({ name, label }: { name: string; label: string }) {
	return (
		<label>
			{label}
			<input type="text" name={name} required maxLength={60} />
		</label>
	);
}
