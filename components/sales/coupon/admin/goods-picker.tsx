"use client";

import { useLocale, useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import styled from "styled-components";
import useSWR from "swr";
import { useAdminField } from "@/components/layout/console/form/use-admin-form";
import { Labelled } from "@/components/ui/form/field";
import { Icon } from "@/components/ui/icon";
import { kit } from "@/components/ui/kit-css";
import { browserApi } from "@/lib/api/browser";
import { theme } from "@/lib/theme/theme";

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
		<div className="stack gap-x1">
			<Labelled label={t("goods")} fault={fault}>
				{(control) => (
					<input
						{...control}
						type="search"
						value={typed}
						placeholder={t("goodsHint")}
						onChange={({ currentTarget }) => setTyped(currentTarget.value)}
					/>
				)}
			</Labelled>
			{keyword !== "" && (
				<Goods aria-label={t("found")}>
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
				</Goods>
			)}
			<Goods aria-label={t("picked")}>
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
			</Goods>
		</div>
	);
}

const Goods = styled.section`
	${kit.wrap("x2")};

	button {
		${kit.inline("x1")};
		min-height: 36px;
		padding-inline: ${theme.space.x3};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.sunken};
	}
`;
