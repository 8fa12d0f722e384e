"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { copyText } from "@/components/sales/order/copy-button";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
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
	const canShare = useCanShare();
	const address = () =>
		new URL(
			addressOf({ locale, path: paths.group(id) }),
			window.location.origin,
		).href;

	function share() {
		// Who changes their mind has shared nothing, and nothing went wrong.
		navigator
			.share({ title: name, text: t("text", { name }), url: address() })
			.catch(() => undefined);
	}
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
				{canShare && (
					<Button kind="primary" onClick={share}>
						{t("send")}
					</Button>
				)}
				<button
					type="button"
					className={canShare ? "button quiet" : "button primary"}
					onClick={() => void copyText(address(), t("copied"), t("notCopied"))}
				>
					<Icon name="copy" size={18} />
					{t("copy")}
				</button>
			</div>
		</Share>
	);
}

const never = () => () => {};

/** Known in the browser alone. */
function useCanShare(): boolean {
	return useSyncExternalStore(
		never,
		() => typeof navigator.share === "function",
		() => false,
	);
}
