"use client";

import type { MouseEvent } from "react";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";
import {
	type ChoosableSku,
	chooseValue,
	type ValueState,
	valueState,
} from "./sku-choice";

export interface SkuOption {
	name: string;
	label: string;
	values: string[];
}

interface SkuOptionsProps<Sku extends ChoosableSku> {
	options: SkuOption[];
	skus: Sku[];
	current: Sku;
	/** Why a value cannot be had. */
	reasons: Record<Exclude<ValueState, "open">, string>;
	onChoose: (sku: Sku) => void;
}

/** One group of links per option, each to the page on that sku; a value that cannot be had is none and says why. */
export function SkuOptions<Sku extends ChoosableSku>(
	props: SkuOptionsProps<Sku>,
) {
	const { options, skus, current, reasons, onChoose } = props;
	const choice = { skus, current, names: options.map(({ name }) => name) };
	function choose(event: MouseEvent, sku: Sku) {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		onChoose(sku);
	}
	return options.map(({ name, label, values }) => (
		<Group key={name} role="group" aria-label={label}>
			<p className="name soft">
				{label}
				<span className="chosen strong">{current.options[name]}</span>
			</p>
			<div className="flow wraps gap-x2">
				{values.map((value) => {
					const state = valueState(choice, name, value);
					const sku = chooseValue(choice, name, value);
					return (
						<a
							key={value}
							className={`value stack line-tight anywhere ${state}`}
							role={state === "impossible" ? "link" : undefined}
							href={state === "impossible" ? undefined : `?sku=${sku.id}`}
							aria-disabled={state === "impossible" || undefined}
							aria-current={current.options[name] === value || undefined}
							onClick={(event) => choose(event, sku)}
						>
							{value}
							{state !== "open" && (
								<small className="note regular"> {reasons[state]}</small>
							)}
						</a>
					);
				})}
			</div>
		</Group>
	));
}

const Group = styled.div`
	min-width: 0;

	.name {
		margin-bottom: ${theme.space.x2};
	}
	.chosen {
		margin-inline-start: ${theme.space.x2};
		color: ${theme.colour.ink};
	}
	.value {
		align-content: center;
		justify-items: center;
		min-width: 52px;
		max-width: 100%;
		min-height: 44px;
		padding: ${theme.space.x1} ${theme.space.x4};
		${kit.outlined};
		transition: border-color ${theme.motion.quick};
		${kit.hover({ borderColor: "inkSoft" }, ":not(.impossible, [aria-current])")};
	}
	.soldOut,
	.impossible {
		border-style: dashed;
		background: ${theme.colour.sunken};
		color: ${theme.colour.inkSoft};
	}
	.impossible {
		cursor: not-allowed;
	}
	.value[aria-current] {
		border-color: ${theme.colour.accent};
		background: ${theme.colour.accentWash};
		box-shadow: inset 0 0 0 1px ${theme.colour.accent};
		color: ${theme.colour.ink};
		font-weight: 600;
	}
`;
