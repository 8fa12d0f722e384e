"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { addressOf } from "@/lib/i18n/locale-path";
import { notify } from "@/lib/page-state/notice";
import { paths } from "@/lib/routes/paths";

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

	async function copy() {
		try {
			await navigator.clipboard.writeText(address());
			notify(t("copied"));
		} catch {
			notify(t("notCopied"), { isFault: true });
		}
	}

	function share() {
		// Who changes their mind has shared nothing, and nothing went wrong.
		navigator
			.share({ title: name, text: t("text", { name }), url: address() })
			.catch(() => undefined);
	}
	return (
		<div className="share">
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
					onClick={() => void copy()}
				>
					<Icon name="copy" size={18} />
					{t("copy")}
				</button>
			</div>
		</div>
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
