"use client";

import { useLocale, useTranslations } from "next-intl";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import {
	ChoiceField,
	LineField,
	WrittenField,
} from "@/components/layout/console/form/fields";
import { written } from "@/components/layout/console/form/form-values";
import { PictureField } from "@/components/layout/console/form/picture-field";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { useLanding } from "@/components/layout/console/use-landing";
import type { AdminBanner } from "@/gateway/contract/content/home-admin";
import { browserApi } from "@/lib/api/browser";
import { areas } from "./areas";

// messages: console.content.area.*

interface BannerFormProps {
	/** Undefined for a new one. */
	known: AdminBanner | undefined;
	back: string;
}

const empty: Omit<AdminBanner, "id"> = {
	cartType: "SUPERMARKET",
	title: {},
	subtitle: {},
	action: {},
	path: "/",
	image: "",
	imagePhone: "",
};

export function BannerForm({ known, back }: BannerFormProps) {
	const t = useTranslations("console.content");
	const locale = useLocale();
	const land = useLanding(back);
	const form = useAdminForm(known ?? empty, async (values) => {
		const { cartType, path, image, imagePhone } = values;
		await browserApi(locale).post("/api/operator/content/banner/save", {
			body: {
				id: known?.id ?? null,
				cartType,
				path,
				image,
				imagePhone,
				title: written(values.title),
				subtitle: written(values.subtitle),
				action: written(values.action),
			},
		});
		land(t("kept"));
	});
	return (
		<AdminForm form={form} hasLanguages back={back}>
			<div className="card">
				<ChoiceField
					path="cartType"
					label={t("areaLabel")}
					options={areas.map((value) => ({
						value,
						word: t(`area.${value}`),
					}))}
				/>
				<WrittenField path="title" label={t("title")} />
				<WrittenField path="subtitle" label={t("subtitle")} />
				<WrittenField path="action" label={t("action")} />
				<LineField path="path" label={t("path")} hint={t("pathHint")} />
			</div>
			<div className="card">
				<PictureField
					path="image"
					model="banner"
					label={t("image")}
					hint={t("imageHint")}
				/>
				<PictureField
					path="imagePhone"
					model="bannerPhone"
					label={t("imagePhone")}
					hint={t("imagePhoneHint")}
				/>
			</div>
		</AdminForm>
	);
}
