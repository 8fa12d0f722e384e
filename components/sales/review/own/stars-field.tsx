"use client";

import { useTranslations } from "next-intl";
import { FieldFault } from "@/components/ui/form/field-fault";
import { RateStyles } from "./write-styles";

// messages: review.write.grade.*

const scale = [1, 2, 3, 4, 5] as const;

interface StarsFieldProps {
	/** Of the star that the focus goes to. */
	id: string;
	label: string;
	stars: number | undefined;
	fault: string;
	onChange: (stars: number) => void;
}

/** Five radio buttons that look like stars: by the keyboard the arrows choose. */
export function StarsField(props: StarsFieldProps) {
	const { id, label, stars = 0, fault, onChange } = props;
	const t = useTranslations("review");
	const chosen = scale.find((one) => one === stars);
	return (
		<RateStyles aria-describedby={`${id}-fault`}>
			<legend className="strong">{label}</legend>
			<div className="scale row wraps">
				{scale.map((one) => (
					<label key={one} data-on={one <= stars || undefined}>
						<input
							id={one === (chosen ?? 1) ? id : undefined}
							type="radio"
							className="visually-hidden"
							name={id}
							value={one}
							checked={one === stars}
							onChange={() => onChange(one)}
						/>
						<span className="star" aria-hidden="true" />
						<span className="visually-hidden">
							{t("summary.stars", { count: one })}
						</span>
					</label>
				))}
				<span className="grade soft" aria-hidden="true">
					{chosen && t(`write.grade.${chosen}`)}
				</span>
			</div>
			<FieldFault id={`${id}-fault`} words={fault || undefined} />
		</RateStyles>
	);
}
