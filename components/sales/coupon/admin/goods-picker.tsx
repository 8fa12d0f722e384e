"use client";

import { useLocale, useTranslations } from "next-intl";
import { useDeferredValue, useId, useState } from "react";
import useSWR from "swr";
import { useAdminField } from "@/components/layout/console/form/use-admin-form";
import { Icon } from "@/components/ui/icon";
import { browserApi } from "@/lib/api/browser";

interface Picked {
	id: number;
	name: string;
}

interface GoodsPickerProps {
	picked: Picked[];
	/** Of this merchant alone; empty for whatever the account may name. */
	merId: string;
	onChange: (picked: Picked[]) => void;
}

/** Goods by words of their names; each one that is picked stands below and goes by a press. */
export function GoodsPicker({ picked, merId, onChange }: GoodsPickerProps) {
	const t = useTranslations("console.coupons");
	const locale = useLocale();
	const id = useId();
	const { fault } = useAdminField("goodsIds");
	const [typed, setTyped] = useState("");
	const keyword = useDeferredValue(typed.trim());
	const { data: found = [] } = useSWR(
		keyword && ["choices", "goods", keyword, merId, locale],
		() =>
			browserApi(locale).get("/api/operator/coupon/goods", {
				query: {
					keyword,
					merId: merId === "" ? undefined : Number(merId),
				},
			}),
		{ keepPreviousData: true, shouldRetryOnError: false },
	);
	const offered = found.filter((one) =>
		picked.every((known) => known.id !== one.id),
	);
	return (
		<div className="field">
			<label htmlFor={id}>{t("goods")}</label>
			<input
				id={id}
				type="search"
				value={typed}
				placeholder={t("goodsHint")}
				aria-invalid={fault !== undefined}
				aria-describedby={fault && `${id}-fault`}
				onChange={({ currentTarget }) => setTyped(currentTarget.value)}
			/>
			{fault && (
				<p id={`${id}-fault`} className="fault">
					{fault}
				</p>
			)}
			{keyword !== "" && (
				<section className="picked" aria-label={t("found")}>
					{offered.map((one) => (
						<button
							key={one.id}
							type="button"
							onClick={() => onChange([...picked, one])}
						>
							<Icon name="plus" size={16} />
							{one.name}
						</button>
					))}
				</section>
			)}
			<section className="picked" aria-label={t("picked")}>
				{picked.map((one) => (
					<button
						key={one.id}
						type="button"
						onClick={() => onChange(picked.filter(({ id }) => id !== one.id))}
					>
						{one.name}
						<Icon name="x" size={16} />
						<span className="visually-hidden"> {t("unpick")}</span>
					</button>
				))}
			</section>
		</div>
	);
}
