"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useAccountList } from "@/components/user/use-account-list";
import { listShops } from "@/lib/api/operator-shop";

// messages: console.shopSelect.*

const shownMax = 100;

interface ShopSelectProps {
	/** Undefined while none is chosen. */
	value: number | undefined;
	/** What the first line, for none, stands for. */
	none: "all" | "choose";
	fault?: string;
	onChoose: (merId: number | undefined) => void;
}

/** A merchant of all; where there are many, by part of its name. Wears `.field` of the region it stands in. */
export function ShopSelect({ value, none, fault, onChoose }: ShopSelectProps) {
	const t = useTranslations("console.shopSelect");
	const id = useId();
	const [keyword, setKeyword] = useState("");
	const { found } = useAccountList(["shops", keyword], (api) =>
		listShops(api, { keyword: keyword || undefined, limit: shownMax }),
	);
	const isLong = keyword !== "" || (found?.total ?? 0) > shownMax;
	return (
		<div className="field">
			<label htmlFor={id}>{t("label")}</label>
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
				aria-invalid={fault !== undefined}
				onChange={({ target }) => onChoose(Number(target.value) || undefined)}
			>
				<option value="">{t(none)}</option>
				{found?.list.map((shop) => (
					<option key={shop.id} value={shop.id}>
						{shop.name}
					</option>
				))}
			</select>
			{fault && <p className="fault">{fault}</p>}
		</div>
	);
}
