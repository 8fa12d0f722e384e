"use client";

import styled from "styled-components";
import { Icon } from "@/components/ui/icon";
import { theme } from "@/lib/theme/theme";

/** Above the fields of a form: what kept it from being taken. */
export const FormNotice = styled.section`
	margin-bottom: ${theme.space.x4};
	padding: ${theme.space.x3} ${theme.space.x4};
	border-inline-start: 4px solid ${theme.colour.accent};
	border-radius: ${theme.radius.small};
	background: ${theme.colour.accentWash};
	color: ${theme.colour.accentDeep};

	a {
		display: inline-block;
		padding-block: 2px;
		text-decoration: underline;
	}
`;

/** The button that sent the form may stand far from it. */
const comeIntoView = (notice: HTMLElement | null) =>
	notice?.scrollIntoView?.({ block: "nearest" });

/** Why a form was not taken, where that lies in none of its fields. */
export function FormFailure({ words }: { words: string }) {
	if (!words) return null;
	return (
		<FormNotice
			as="p"
			ref={comeIntoView}
			role="alert"
			className="flow gap-x2 strong"
		>
			<Icon name="circle-alert" size={20} />
			{words}
		</FormNotice>
	);
}
