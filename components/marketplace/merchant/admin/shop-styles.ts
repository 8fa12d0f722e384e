"use client";

import styled from "styled-components";
import { controlCss } from "@/components/layout/console/control-css";
import { kit } from "@/components/ui/kit-css";

/** A shop's settings below the choice of the shop, beside what `ConsoleStyles` has. */
export const ShopStyles = styled.div`
	${kit.grid(1, "x4")};
	max-width: 880px;

	${controlCss}
`;
