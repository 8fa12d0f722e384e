"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { PicturesField } from "@/components/platform/upload/pictures-field";
import { usePictures } from "@/components/platform/upload/use-pictures";
import { Picture } from "@/components/ui/picture";
import { reviewPicturesMax } from "@/gateway/contract/sales/review-terms";
import type { Line } from "./bought-line";
import type { LineDraft, LinePart } from "./draft";
import { StarsField } from "./stars-field";
import { TextField } from "./text-field";
import { LineStyles } from "./write-styles";

export const partId = (lineId: number, part: LinePart) =>
	`review-${lineId}-${part}`;

interface LineReviewProps {
	line: Line;
	draft: LineDraft;
	/** What was asked for in vain. */
	missing: LinePart[];
	onChange: (part: Partial<LineDraft>) => void;
	/** Pictures are on their way, or could not be sent. */
	onWait: (waits: boolean) => void;
}

/** What is said of one line. */
export function LineReview(props: LineReviewProps) {
	const { line, draft, missing, onChange } = props;
	const { lineId, name } = line;
	const t = useTranslations("review");
	const pictures = usePictures({
		model: "review",
		countMax: reviewPicturesMax,
		kept: draft.images,
		onChange: (images) => onChange({ images }),
	});
	const waits = pictures.isSending || pictures.hasFailed;
	const tell = useEffectEvent(props.onWait);
	useEffect(() => tell(waits), [waits]);
	const options = Object.values(line.options).join(" · ");
	return (
		<LineStyles className="stack cols-1 gap-x4 as-card" aria-label={name}>
			<div className="row gap-x4">
				<Picture
					className="rigid as-picture"
					source={line.image}
					alt=""
					width={64}
				/>
				<div>
					<h2 className="head-reading anywhere">{name}</h2>
					{options && <p className="soft">{options}</p>}
				</div>
			</div>
			{(["qualityStars", "serviceStars"] as const).map((part) => (
				<StarsField
					key={part}
					id={partId(lineId, part)}
					label={t(
						part === "qualityStars" ? "summary.quality" : "summary.service",
					)}
					stars={draft[part]}
					fault={missing.includes(part) ? t("write.noStars") : ""}
					onChange={(stars) => onChange({ [part]: stars })}
				/>
			))}
			<TextField
				id={partId(lineId, "text")}
				text={draft.text}
				fault={missing.includes("text") ? t("write.noText") : ""}
				onChange={(text) => onChange({ text })}
			/>
			<PicturesField
				{...pictures}
				label={t("write.pictures")}
				countMax={reviewPicturesMax}
			/>
		</LineStyles>
	);
}
