/** What admins ask of the server. Everybody else gets a refusal with status 403. */
import { request } from "../protocol/api";
import type { ActInfo, AdminOverview, AdminTables, Link, PersonInfo, ReportInfo, ServerInfo } from "../protocol/types";

export const FORBIDDEN = 403;

const person = (guest: string) => `/api/admin/people/${encodeURIComponent(guest)}`;

/** Makes this browser's guest an admin, by the secret of a one-time link. */
export const claimAdmin = (secret: string) => request<void>("POST", "/api/admin/claim", { secret });

export const overview = () => request<AdminOverview>("GET", "/api/admin");

export const findTables = (table: string, game: string, phase: string) =>
  request<AdminTables>("GET", `/api/admin/tables?${new URLSearchParams({ table, game, phase }).toString()}`);

export const closeTable = (table: string, why: string) =>
  request<void>("POST", `/api/admin/tables/${encodeURIComponent(table)}/close`, { why });

export const findPeople = (words: string) =>
  request<PersonInfo[]>("GET", `/api/admin/people?${new URLSearchParams({ words }).toString()}`);

export const mute = (guest: string, minutes: number, why: string) =>
  request<void>("PUT", `${person(guest)}/mute`, { minutes, why });

export const unmute = (guest: string) => request<void>("DELETE", `${person(guest)}/mute`);

export const ban = (guest: string, why: string) => request<void>("PUT", `${person(guest)}/ban`, { why });

export const unban = (guest: string) => request<void>("DELETE", `${person(guest)}/ban`);

export const listReports = () => request<ReportInfo[]>("GET", "/api/admin/reports");

export const settleReport = (report: string, why: string) =>
  request<void>("POST", `/api/admin/reports/${report}/done`, { why });

export const serverInfo = () => request<ServerInfo>("GET", "/api/admin/server");

export const listActs = () => request<ActInfo[]>("GET", "/api/admin/acts");

/** Makes a one-time link that names another admin. */
export const adminLink = () => request<Link>("POST", "/api/admin/link");

export const removeAdmin = (guest: string) =>
  request<void>("DELETE", `/api/admin/admins/${encodeURIComponent(guest)}`);
