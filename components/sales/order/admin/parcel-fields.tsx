"use client";

import { useTranslations } from "next-intl";
import { LineField, Pair } from "@/components/layout/console/form/fields";
import { LinesField } from "@/components/layout/console/form/lines-field";
import { useAdminField } from "@/components/layout/console/form/use-admin-form";
import type { LineLeft } from "./gather-lines";
import { type DeliveryMethod, parcelTexts } from "./parcel-values";

// messages: order.parcel.*

const methods = Object.keys(parcelTexts) as DeliveryMethod[];

interface ParcelFieldsProps {
	/** Where in the values. */
	path: string;
	/** Whose pieces are shared out; none where the parcel holds everything. */
	lines: LineLeft[];
}

/** How one parcel goes, and what is in it. */
export function ParcelFields({ path, lines }: ParcelFieldsProps) {
	const t = useTranslations("console.orders.ship");
	const words = useTranslations("order.parcel");
	const { value, change } = useAdminField(`${path}.method`);
	const method = value as DeliveryMethod;
	const labels = {
		courier: words("courier"),
		trackingNo: words("tracking"),
		delivererName: words("deliverer"),
		delivererPhone: t("phone"),
	};
	return (
		<>
			<div className="choices">
				{methods.map((one) => (
					<label key={one} className="target gap-x2">
						<input
							type="radio"
							name={`${path}.method`}
							value={one}
							checked={method === one}
							onChange={() => change(one)}
						/>
						{words(one)}
					</label>
				))}
			</div>
			{method === "virtual" ? (
				<LinesField
					path={`${path}.content`}
					label={t("content")}
					rows={3}
					maxLength={2_000}
					required
				/>
			) : (
				<Pair>
					{parcelTexts[method].map((text) => (
						<LineField
							key={text}
							path={`${path}.${text}`}
							label={labels[text]}
							maxLength={60}
							required
						/>
					))}
				</Pair>
			)}
			{lines.length > 0 && (
				<Pair>
					{lines.map(({ id, name, left }) => (
						<LineField
							key={id}
							path={`${path}.pieces.${id}`}
							label={t("pieces", { name })}
							type="number"
							min={0}
							max={left}
						/>
					))}
				</Pair>
			)}
		</>
	);
}
