"use client";

import { useLocale, useTranslations } from "next-intl";
import { DraftForm } from "@/components/console/draft/draft-form";
import {
	ChoiceField,
	LineField,
	TickField,
	WrittenField,
} from "@/components/console/draft/fields";
import { useDraft } from "@/components/console/draft/use-draft";
import { roomPath } from "@/components/console/room-path";
import { useLanding } from "@/components/console/use-landing";
import { useStaff } from "@/components/console/use-staff";
import { couponTypes } from "@/gateway/contract/coupon-terms";
import type { StaffCoupon } from "@/gateway/contract/operator-coupon";
import { browserApi } from "@/lib/api/browser";
import { createCoupon, editCoupon } from "@/lib/api/operator-coupon";
import { Link } from "@/lib/i18n/navigation";
import { bodyOf, type CouponDraft } from "./coupon-draft";
import { CategoryField, GiverField } from "./coupon-scope";
import { GoodsPicker } from "./goods-picker";

// messages: console.coupons.type.*

interface CouponFormProps {
	initial: CouponDraft;
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
	const land = useLanding(roomPath("coupons"));
	const isPromised = (known?.issued ?? 0) > 0;
	const kept = useDraft(initial, async (draft) => {
		const api = browserApi(locale);
		const merId = draft.merId === "" ? null : Number(draft.merId);
		if (known) await editCoupon(api, known.id, bodyOf(draft));
		else
			await createCoupon(api, {
				...bodyOf(draft),
				...{ merId, replaces: replaces ?? null },
			});
		land(t("kept"));
	});
	const { type, goodsIds } = kept.draft;
	return (
		<DraftForm kept={kept} hasLanguages back={roomPath("coupons")}>
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
						...{ value, word: t(`type.${value}`) },
					}))}
				/>
				{type === "category" && <CategoryField />}
				{type === "goods" && (
					<GoodsPicker
						picked={goodsIds}
						merId={staff?.isOperator ? kept.draft.merId : ""}
						onChange={(picked) => kept.change("goodsIds", picked)}
					/>
				)}
				<div className="pair">
					<LineField path="amount" label={t("amount")} inputMode="decimal" />
					<LineField
						path="minimumSpend"
						label={t("minimumSpend")}
						hint={t("minimumHint")}
						inputMode="decimal"
					/>
				</div>
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
		</DraftForm>
	);
}

/** Why nothing of the terms can be changed, and what can be done in its place. */
function Promised({ known }: { known: StaffCoupon }) {
	const t = useTranslations("console.coupons");
	return (
		<div className="card">
			<p>{t("promised", { count: known.issued })}</p>
			<div className="actions">
				<Link
					className="button quiet"
					href={roomPath("coupons", { form: "new", replaces: known.id })}
					prefetch={false}
				>
					{t("replace")}
				</Link>
			</div>
		</div>
	);
}
