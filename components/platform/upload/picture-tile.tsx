"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { formatFileSize } from "@/lib/format/file-size";
import type { Picture } from "./use-pictures";

interface PictureTileProps {
	picture: Picture;
	/** Its place, from 1. */
	number: number;
	onRetry: () => void;
	onRemove: () => void;
}

/** One picture, its size, how far it has come, and what can be done about it. */
export function PictureTile(props: PictureTileProps) {
	const { picture, number, onRetry, onRemove } = props;
	const { source, percent, fault, file } = picture;
	const t = useTranslations("upload");
	const locale = useLocale();
	return (
		<li data-fault={fault && ""}>
			{source ? (
				// biome-ignore lint/performance/noImgElement: a file of this device, or a small one of the gateway's.
				<img
					className="as-well"
					src={source}
					alt={t("picture", { number })}
					width={88}
					height={88}
				/>
			) : (
				<span className="blank block as-well" />
			)}
			{percent !== undefined && (
				<span
					className="progress"
					role="progressbar"
					aria-label={t("sending", { number })}
					aria-valuemin={0}
					aria-valuemax={100}
					aria-valuenow={percent}
				>
					<span className="block" style={{ width: `${percent}%` }} />
				</span>
			)}
			<button
				type="button"
				className="remove centre"
				aria-label={t("remove", { number })}
				onClick={onRemove}
			>
				<Icon name="x" size={16} />
			</button>
			{file && (
				<p className="note text-centre">{formatFileSize(file.size, locale)}</p>
			)}
			{fault && (
				<p className="failed stack gap-x1 head-small" role="alert">
					<span>{fault}</span>
					<button
						type="button"
						className="target gap-x1 bold"
						onClick={onRetry}
					>
						<Icon name="refresh-cw" size={16} />
						{t("retry")}
						<span className="visually-hidden"> {t("picture", { number })}</span>
					</button>
				</p>
			)}
		</li>
	);
}
