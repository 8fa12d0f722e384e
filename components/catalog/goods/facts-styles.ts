import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** What is known about a goods, a row each. */
export const FactsStyles = styled.section`
	dl > div {
		${kit.grid("minmax(0, 2fr) minmax(0, 3fr)", "x4")};
		padding-block: ${theme.space.x2};
	}
	dl > div:last-of-type {
		border-bottom: 0;
	}
`;
