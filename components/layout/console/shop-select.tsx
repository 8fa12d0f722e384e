"use client";

import { useTranslations } from "next-intl";
import styled from "styled-components";
import { Labelled } from "@/components/ui/form/field";
import type { FieldControl } from "@/components/ui/form/field-shell";
import { kit } from "@/components/ui/kit-css";
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

/** A merchant of all; where there are many, by part of its name. */
export function ShopSelect({ fault, ...choice }: ShopSelectProps) {
	const t = useTranslations("console.shopSelect");
	return (
		<Labelled label={t("label")} fault={fault}>
			{(control) => <ShopList control={control} {...choice} />}
		</Labelled>
	);
}

interface ShopListProps extends Omit<ShopSelectProps, "fault"> {
	/** Of its field; without one it says itself what it is. */
	control?: Partial<FieldControl>;
}

export function ShopList({ control, value, none, onChoose }: ShopListProps) {
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
				{...control}
				value={value ?? ""}
				aria-label={control ? undefined : t("label")}
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

/** Fields beside each other that narrow a list. */
export const Filters = styled.div`
	${kit.wrap("x3")};
	align-items: end;

	.field {
		flex: 1 1 200px;
		max-width: 320px;
	}
`;
