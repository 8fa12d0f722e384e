"use client";

import { useLocale, useTranslations } from "next-intl";
import { SendButtons } from "@/components/layout/send-buttons";
import { addressOf } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/routes/paths";
import { Share } from "./group-styles";

interface ShareGroupProps {
	id: number;
	/** Of the goods. */
	name: string;
}

/** Ways to ask others into a group: the device's own, a link, a picture for a camera. */
export function ShareGroup({ id, name }: ShareGroupProps) {
	const t = useTranslations("group.share");
	const locale = useLocale();
	const address = () =>
		new URL(
			addressOf({ locale, path: paths.group(id) }),
			window.location.origin,
		).href;

	return (
		<Share className="share">
			{/* biome-ignore lint/performance/noImgElement: a vector needs no sizes. */}
			<img
				src={`/api/qr/group-${id}/${locale}`}
				alt={t("qr")}
				width={112}
				height={112}
				loading="lazy"
			/>
			<div className="stack gap-x2">
				<SendButtons
					shared={() => ({
						title: name,
						text: t("text", { name }),
						url: address(),
					})}
					words={{
						send: t("send"),
						copy: t("copy"),
						copied: t("copied"),
						notCopied: t("notCopied"),
					}}
				/>
			</div>
		</Share>
	);
}
