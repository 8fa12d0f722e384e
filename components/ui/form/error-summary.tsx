"use client";

import { useEffect, useRef, useState } from "react";
import { type FieldErrors, useFormContext } from "react-hook-form";
import { FormNotice } from "./form-notice";
import { useFormWords } from "./form-words";

interface Found {
	/** Which sending found them. */
	round: number;
	faults: { name: string; message: string }[];
}

/** In the order in which the fields stand; what is wrong with the whole form is said by the form. */
const faultsOf = (errors: FieldErrors, id: string) =>
	Object.entries(errors)
		.filter(([name]) => name !== "root")
		.map(([name, fault]) => ({
			name,
			message: String(fault?.message),
			field: document.getElementById(`${id}${name}`),
		}))
		.sort((one, other) => placeBefore(one.field, other.field))
		.map(({ name, message }) => ({ name, message }));

/**
 * All that kept a form from being taken, with a way to each field. The focus comes here when it was sent in vain. It
 * stays as it is until the form is sent again: were it to shrink with every field that is mended, the button would move
 * away under the finger that is about to press it.
 */
export function ErrorSummary({ round }: { round: number }) {
	const { id, faultWords, summaryTitle, pageTitle } = useFormWords();
	const { formState, setFocus } = useFormContext();
	const summary = useRef<HTMLElement>(null);
	const { errors, isSubmitting } = formState;
	const [found, setFound] = useState<Found>({ round: 0, faults: [] });
	if (!isSubmitting && found.round !== round)
		setFound({ round, faults: round > 0 ? faultsOf(errors, id) : [] });
	const isShown = found.faults.length > 0 && !isSubmitting;
	usePageTitle(isShown ? pageTitle : undefined);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the form was sent.
	useEffect(() => summary.current?.focus(), [found]);

	if (!isShown) return null;
	return (
		<FormNotice
			ref={summary}
			tabIndex={-1}
			className="summary"
			aria-labelledby={`${id}-summary`}
		>
			<p id={`${id}-summary`} className="bold">
				{summaryTitle(found.faults.length)}
			</p>
			<ul>
				{found.faults.map(({ name, message }) => (
					<li key={name}>
						<a
							href={`#${id}${name}`}
							onClick={(event) => {
								event.preventDefault();
								setFocus(name);
							}}
						>
							{faultWords(message)}
						</a>
					</li>
				))}
			</ul>
		</FormNotice>
	);
}

/** As the fields stand in the form, whatever the order in which they were checked. */
function placeBefore(one: Element | null, other: Element | null): number {
	if (!one || !other) return 0;
	const place = one.compareDocumentPosition(other);
	return place & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** The first thing that a screen reader says of a page, and the name of its tab. */
function usePageTitle(word: ((title: string) => string) | undefined): void {
	const isShown = word !== undefined;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the words do not change while it is shown.
	useEffect(() => {
		if (!word) return;
		const { title } = document;
		document.title = word(title);
		return () => {
			document.title = title;
		};
	}, [isShown]);
}
