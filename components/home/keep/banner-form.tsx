"use client";

import { useLocale, useTranslations } from "next-intl";
import { DraftForm } from "@/components/console/draft/draft-form";
import { written } from "@/components/console/draft/draft-values";
import {
	ChoiceField,
	LineField,
	WrittenField,
} from "@/components/console/draft/fields";
import { PictureField } from "@/components/console/draft/picture-field";
import { useDraft } from "@/components/console/draft/use-draft";
import { useLanding } from "@/components/console/use-landing";
import type { KeptBanner } from "@/gateway/contract/operator-home";
import { browserApi } from "@/lib/api/browser";
import { saveBanner } from "@/lib/api/operator-home";
import { areas } from "./areas";

// messages: console.content.area.*

interface BannerFormProps {
	/** Undefined for a new one. */
	known: KeptBanner | undefined;
	back: string;
}

const empty: Omit<KeptBanner, "id"> = {
	...{ cartType: "SUPERMARKET", title: {}, subtitle: {}, action: {} },
	...{ path: "/", image: "", imagePhone: "" },
};

export function BannerForm({ known, back }: BannerFormProps) {
	const t = useTranslations("console.content");
	const locale = useLocale();
	const land = useLanding(back);
	const kept = useDraft(known ?? empty, async (draft) => {
		const { cartType, path, image, imagePhone } = draft;
		await saveBanner(browserApi(locale), {
			...{ id: known?.id ?? null, cartType, path, image, imagePhone },
			title: written(draft.title),
			subtitle: written(draft.subtitle),
			action: written(draft.action),
		});
		land(t("kept"));
	});
	return (
		<DraftForm kept={kept} hasLanguages back={back}>
			<div className="card">
				<ChoiceField
					path="cartType"
					label={t("areaLabel")}
					options={areas.map((value) => ({
						...{ value, word: t(`area.${value}`) },
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
		</DraftForm>
	);
}
