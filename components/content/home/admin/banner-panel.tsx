"use client";

import { useLocale, useTranslations } from "next-intl";
import { localize } from "@/gateway/contract/locale";
import { AreaPanel } from "./area-panel";
import { BannerForm } from "./banner-form";

/** Banners of both home pages, or one of them as a form. */
export function BannerPanel() {
	const t = useTranslations("console.content");
	const locale = useLocale();
	return (
		<AreaPanel
			tab="banners"
			addLabel={t("newBanner")}
			read={(api) => api.get("/api/operator/content/banners")}
			remove={(api, id) =>
				api.post("/api/operator/content/banner/remove/{id}", { params: { id } })
			}
			arrange={(api, cartType, body) =>
				api.post("/api/operator/content/banner/arrange/{cartType}", {
					params: { cartType },
					body,
				})
			}
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
