"use client";

import { useLocale, useTranslations } from "next-intl";
import { consolePath } from "@/components/layout/console/console-path";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import {
	ChoiceField,
	LineField,
	Pair,
	TickField,
	WrittenField,
} from "@/components/layout/console/form/fields";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { useLanding } from "@/components/layout/console/use-landing";
import { useStaff } from "@/components/layout/console/use-staff";
import { LinkButton } from "@/components/ui/button";
import type { StaffCoupon } from "@/gateway/contract/sales/coupon-admin";
import { couponTypes } from "@/gateway/contract/sales/coupon-terms";
import { browserApi } from "@/lib/api/browser";
import { CategoryField, GiverField } from "./coupon-scope";
import { bodyOf, type CouponValues } from "./coupon-values";
import { GoodsPicker } from "./goods-picker";

// messages: console.coupons.type.*

interface CouponFormProps {
	initial: CouponValues;
	/** The one that is changed; undefined for a new one. */
	known?: StaffCoupon;
	/** The one whose place it takes. */
	replaces?: number;
}

/** The terms of a coupon. What somebody has received already keeps them: they are shown and cannot be changed. */
export function CouponForm({ initial, known, replaces }: CouponFormProps) {
	const t = useTranslations("console.coupons");
	const locale = useLocale();
	const staff = useStaff();
	const land = useLanding(consolePath("coupons"));
	const isPromised = (known?.issued ?? 0) > 0;
	const form = useAdminForm(initial, async (values) => {
		const api = browserApi(locale);
		const merId = values.merId === "" ? null : Number(values.merId);
		if (known)
			await api.post("/api/operator/coupon/edit/{id}", {
				params: { id: known.id },
				body: bodyOf(values),
			});
		else
			await api.post("/api/operator/coupon/create", {
				body: { ...bodyOf(values), merId, replaces: replaces ?? null },
			});
		land(t("kept"));
	});
	const [type, goodsIds, merId] = form.watch(["type", "goodsIds", "merId"]);
	return (
		<AdminForm form={form} hasLanguages back={consolePath("coupons")}>
			{known && isPromised && <Promised known={known} />}
			{replaces !== undefined && <p className="soft">{t("replaceDetail")}</p>}
			<fieldset className="card" disabled={isPromised}>
				<legend className="visually-hidden">{t("terms")}</legend>
				<WrittenField path="name" label={t("name")} />
				{staff?.isOperator && !known && replaces === undefined && (
					<GiverField />
				)}
				<ChoiceField
					path="type"
					label={t("counts")}
					options={couponTypes.map((value) => ({
						value,
						word: t(`type.${value}`),
					}))}
				/>
				{type === "category" && <CategoryField />}
				{type === "goods" && (
					<GoodsPicker
						picked={goodsIds}
						merId={staff?.isOperator ? merId : ""}
						onChange={(picked) => form.setValue("goodsIds", picked)}
					/>
				)}
				<Pair>
					<LineField path="amount" label={t("amount")} inputMode="decimal" />
					<LineField
						path="minimumSpend"
						label={t("minimumSpend")}
						hint={t("minimumHint")}
						inputMode="decimal"
					/>
				</Pair>
				<LineField
					path="validDays"
					label={t("validDays")}
					hint={t("validHint")}
					inputMode="numeric"
				/>
			</fieldset>
			<div className="card">
				<LineField
					path="issueLimit"
					label={t("issueLimit")}
					hint={t("limitHint")}
					inputMode="numeric"
				/>
				<TickField path="isOffered" label={t("isOffered")} />
			</div>
		</AdminForm>
	);
}

/** Why nothing of the terms can be changed, and what can be done in its place. */
function Promised({ known }: { known: StaffCoupon }) {
	const t = useTranslations("console.coupons");
	return (
		<div className="card">
			<p>{t("promised", { count: known.issued })}</p>
			<div className="flow wraps gap-x2">
				<LinkButton
					kind="quiet"
					href={consolePath("coupons", { form: "new", replaces: known.id })}
				>
					{t("replace")}
				</LinkButton>
			</div>
		</div>
	);
}
