"use client";

import { useLocale, useTranslations } from "next-intl";
import { localize } from "@/gateway/contract/locale";
import * as api from "@/lib/api/operator-home";
import { AreaBoard } from "./area-board";
import { BannerForm } from "./banner-form";

/** Banners of both home pages, or one of them as a form. */
export function BannerBoard() {
	const t = useTranslations("console.content");
	const locale = useLocale();
	return (
		<AreaBoard
			tab="banners"
			addLabel={t("newBanner")}
			read={api.readBanners}
			remove={api.removeBanner}
			arrange={api.arrangeBanners}
			describe={({ subtitle, image }) => ({
				detail: localize(subtitle, locale),
				picture: image,
			})}
			form={(known, back) => (
				<BannerForm key={known?.id} known={known} back={back} />
			)}
		/>
	);
}
