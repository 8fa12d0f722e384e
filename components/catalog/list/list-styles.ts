import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** A goods list's one region. */
export const ListStyles = styled.main`
	${kit.main};

	.above {
		margin-block: ${theme.space.x3} ${theme.space.x4};
	}
	.heading img {
		${kit.square(64)};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.sunken};
	}
	:lang(th) h1,
	:lang(lo) h1 {
		line-height: ${theme.line.body};
	}
`;

/** What is said above a list, such as that other words were looked for. */
export const ListNotice = styled.p`
	padding: ${theme.space.x3} ${theme.space.x4};
	border-radius: ${theme.radius.control};
	background: ${theme.colour.amberWash};
	font-size: ${theme.type.reading};
	overflow-wrap: anywhere;
`;
