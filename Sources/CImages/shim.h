#pragma once
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <gif_lib.h>
#include <librsvg/rsvg.h>
