"use client";

import { useEffect, useId, useRef, useState } from "react";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { sayConsent, useConsent } from "@/lib/page-view/consent";
import { theme } from "@/lib/theme/theme";

interface ConsentChoiceProps {
	words: Record<
		"label" | "ask" | "yes" | "no" | "on" | "off" | "byBrowser" | "change",
		string
	>;
}

/** Asks once whether visits may be counted, and lets the answer be changed. */
export function ConsentChoice({ words }: ConsentChoiceProps) {
	const consent = useConsent();
	const id = useId();
	const [isChanging, setChanging] = useState(false);
	const isAsking = consent === undefined || consent === "asked" || isChanging;
	const first = useFocusAfterwards(isAsking);

	function say(said: "yes" | "no") {
		first.expect();
		sayConsent(said);
		setChanging(false);
	}
	function change() {
		first.expect();
		setChanging(true);
	}
	return (
		<Choice aria-label={words.label}>
			<p id={id}>{isAsking ? words.ask : choiceWord(words, consent)}</p>
			{isAsking && (
				<div className="answers">
					<button
						ref={first.button}
						type="button"
						aria-describedby={id}
						onClick={() => say("yes")}
					>
						{words.yes}
					</button>
					<button type="button" aria-describedby={id} onClick={() => say("no")}>
						{words.no}
					</button>
				</div>
			)}
			{!isAsking && consent !== "refused-by-browser" && (
				<button
					ref={first.button}
					type="button"
					aria-describedby={id}
					onClick={change}
				>
					{words.change}
				</button>
			)}
		</Choice>
	);
}

/** The button that was pressed goes away: the one that comes takes the focus, and says what stands beside it. */
function useFocusAfterwards(isAsking: boolean) {
	const button = useRef<HTMLButtonElement>(null);
	const isExpected = useRef(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the buttons change.
	useEffect(() => {
		if (isExpected.current) button.current?.focus();
		isExpected.current = false;
	}, [isAsking]);
	return {
		button,
		expect: () => {
			isExpected.current = true;
		},
	};
}

function choiceWord(
	words: ConsentChoiceProps["words"],
	consent: ReturnType<typeof useConsent>,
): string {
	if (consent === "yes") return words.on;
	return consent === "no" ? words.off : words.byBrowser;
}

const Choice = styled.section`
	${kit.rowWrap("x2", "x4")};
	padding-block: ${theme.space.x3};
	border-top: 1px solid ${theme.colour.hairline};
	color: ${theme.colour.inkSoft};

	p {
		max-width: 62em;
		text-wrap: pretty;
	}
	.answers {
		${kit.flow("x2")};
	}
	button {
		min-width: 72px;
		min-height: 44px;
		padding-inline: ${theme.space.x4};
		${kit.pill};
		background: ${theme.colour.card};
		color: ${theme.colour.ink};
		font-weight: 600;
	}
`;
