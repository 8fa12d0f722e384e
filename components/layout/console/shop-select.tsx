"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { useShopChoice } from "./use-shop-choice";

// messages: console.shopSelect.*

interface ShopSelectProps {
	/** Undefined while none is chosen. */
	value: number | undefined;
	/** What the first line, for none, stands for. */
	none: "all" | "choose";
	fault?: string;
	onChoose: (merId: number | undefined) => void;
}

/** A merchant of all; where there are many, by part of its name. Wears `.field` of the region it stands in. */
export function ShopSelect({ fault, ...choice }: ShopSelectProps) {
	const t = useTranslations("console.shopSelect");
	const id = useId();
	return (
		<div className="field">
			<label htmlFor={id}>{t("label")}</label>
			<ShopList id={id} isWrong={fault !== undefined} {...choice} />
			{fault && <p className="fault">{fault}</p>}
		</div>
	);
}

interface ShopListProps extends Omit<ShopSelectProps, "fault"> {
	/** Of the list, for its label; without one it says itself what it is. */
	id?: string;
	isWrong?: boolean;
}

export function ShopList({
	id,
	value,
	none,
	isWrong = false,
	onChoose,
}: ShopListProps) {
	const t = useTranslations("console.shopSelect");
	const { shops, isLong, keyword, setKeyword } = useShopChoice(value);
	return (
		<>
			{isLong && (
				<input
					type="search"
					value={keyword}
					aria-label={t("search")}
					placeholder={t("search")}
					onChange={({ target }) => setKeyword(target.value)}
				/>
			)}
			<select
				id={id}
				value={value ?? ""}
				aria-label={id === undefined ? t("label") : undefined}
				aria-invalid={isWrong}
				onChange={({ target }) => onChoose(Number(target.value) || undefined)}
			>
				<option value="">{t(none)}</option>
				{shops.map((shop) => (
					<option key={shop.id} value={shop.id}>
						{shop.name}
					</option>
				))}
			</select>
		</>
	);
}
